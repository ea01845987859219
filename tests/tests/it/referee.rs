//! The referee against a rough crowd: whatever comes in, one answer goes out and the game is unharmed.

use rules::referee::{LINE_LIMIT, Referee, serve};
use rules::rng::Rng;
use serde_json::{Value, json};

fn ask(referee: &mut Referee, request: Value) -> Value {
    serde_json::from_str(&referee.answer(&request.to_string())).unwrap()
}

fn started() -> Referee {
    let mut referee = Referee::default();
    ask(&mut referee, json!({ "do": "new", "game": "donjonz", "seed": 7 }));
    referee
}

#[test]
fn a_whole_game_can_be_played_over_the_protocol() {
    for game in ["donjonz", "knock", "fighter"] {
        let mut referee = Referee::default();
        ask(&mut referee, json!({ "do": "new", "game": game, "seed": 7 }));
        play_on(&mut referee);
    }
}

fn play_on(referee: &mut Referee) {
    let mut rng = Rng::new(1);
    loop {
        let legal = ask(referee, json!({ "do": "legal" }))["ok"].clone();
        let Some(action) = rng.pick(legal.as_array().unwrap()).cloned() else { break };
        assert_eq!(ask(referee, json!({ "do": "check", "action": action }))["ok"], json!(true));
        assert!(ask(referee, json!({ "do": "apply", "action": action }))["ok"]["events"].is_array());
    }
    assert!(!ask(referee, json!({ "do": "outcome" }))["ok"].is_null());
}

#[test]
fn a_save_moves_a_game_to_another_referee() {
    let mut referee = started();
    let lay = json!({ "Lay": { "at": { "x": 0, "y": 2 }, "turn": 1 } });
    ask(&mut referee, json!({ "do": "apply", "action": lay }));
    let save = ask(&mut referee, json!({ "do": "save" }))["ok"].clone();
    let mut other = Referee::default();
    assert_eq!(ask(&mut other, json!({ "do": "load", "save": save }))["ok"]["actions"], json!(1));
    let state = json!({ "do": "state" });
    assert_eq!(ask(&mut other, state.clone()), ask(&mut referee, state));
    assert_eq!(ask(&mut other, json!({ "do": "replay", "save": save }))["ok"][0]["action"], lay);
}

#[test]
fn a_position_from_one_game_starts_another() {
    let mut referee = started();
    let position = ask(&mut referee, json!({ "do": "state" }))["ok"]["position"].clone();
    let new = json!({ "do": "new", "game": "donjonz", "setup": { "position": position } });
    assert!(ask(&mut referee, new)["ok"].is_object());
    let mut broken = position.clone();
    broken["pouches"] = json!(4);
    broken["beaten"] = json!(1);
    let answer = ask(&mut referee, json!({ "do": "new", "game": "donjonz", "setup": { "position": broken } }));
    let reason = answer["error"]["reason"].as_str().unwrap();
    assert!(reason.contains("4 pouches") && reason.contains("1 monsters"), "{reason}");
}

#[test]
fn the_referee_shows_a_knock_player_the_own_hand_and_only_counts_the_rest() {
    let mut referee = Referee::default();
    ask(&mut referee, json!({ "do": "new", "game": "knock", "setup": { "players": 3, "level": 2 } }));
    let state = ask(&mut referee, json!({ "do": "state" }))["ok"].clone();
    assert_eq!((&state["hands"], &state["pile"]), (&json!([4, 4, 4]), &json!(38)));
    assert_eq!(state["hand"].as_array().map(Vec::len), Some(4));
    let answer = ask(&mut referee, json!({ "do": "new", "game": "knock", "setup": { "players": 9, "level": 0 } }));
    let reason = answer["error"]["reason"].as_str().unwrap();
    assert!(reason.contains("9 cannot play") && reason.contains("Keep 0"), "{reason}");
}

#[test]
fn the_referee_hides_the_boss_and_counts_the_tower_of_a_fighter_game() {
    let mut referee = Referee::default();
    let setup = json!({ "heroes": [4, 0], "difficulty": "Infernal", "leader": 1 });
    ask(&mut referee, json!({ "do": "new", "game": "fighter", "setup": setup }));
    let state = ask(&mut referee, json!({ "do": "state" }))["ok"].clone();
    assert_eq!((&state["tower"], &state["pile"], &state["player"]), (&json!([2, 2, 2, 8]), &json!(53), &json!(1)));
    assert!(state["boss"].is_null() && state["fight"].is_null());
    let answer = ask(&mut referee, json!({ "do": "new", "game": "fighter", "setup": { "heroes": [], "leader": 3 } }));
    let reason = answer["error"]["reason"].as_str().unwrap();
    assert!(reason.contains("0 heroes cannot play") && reason.contains("seat 3"), "{reason}");
}

#[test]
fn a_malformed_line_gets_an_error_and_changes_nothing() {
    let mut referee = started();
    let before = ask(&mut referee, json!({ "do": "save" }));
    let deep = "[".repeat(100_000);
    for line in ["", "x", "{", "[]", "7", "{}", r#"{"do":"fly"}"#, r#"{"do":"apply"}"#, r#"{"do":"undo","x":1}"#, &deep]
    {
        let answer: Value = serde_json::from_str(&referee.answer(line)).unwrap();
        assert_eq!(answer["error"]["kind"], json!("malformed"), "{line}");
    }
    for action in [json!(null), json!("Lay"), json!({ "Lay": { "at": { "x": 99999, "y": 0 }, "turn": 0 } })] {
        let answer = ask(&mut referee, json!({ "do": "apply", "action": action }));
        assert_eq!(answer["error"]["kind"], json!("malformed"));
    }
    for (request, kind) in [
        (json!({ "do": "apply", "action": "Take" }), "illegal"),
        (json!({ "do": "undo" }), "nothing to undo"),
        (json!({ "do": "redo" }), "nothing to redo"),
        (json!({ "do": "new", "game": "chess" }), "unknown game"),
        (json!({ "do": "load", "save": {} }), "save"),
        (json!({ "do": "load", "save": { "version": 9, "game": "donjonz" } }), "save"),
    ] {
        assert_eq!(ask(&mut referee, request)["error"]["kind"], json!(kind));
    }
    assert_eq!(ask(&mut referee, json!({ "do": "save" })), before);
}

#[test]
fn a_request_without_a_game_says_so_and_an_id_comes_back() {
    let answer = ask(&mut Referee::default(), json!({ "do": "legal", "id": [1, "a"] }));
    assert_eq!((&answer["error"]["kind"], &answer["id"]), (&json!("no game"), &json!([1, "a"])));
}

#[test]
fn every_line_gets_one_line_even_if_it_is_endless_or_no_text() {
    let mut input = b"\xff\xfe\n{\"do\":\"games\"}\r\n".to_vec();
    input.extend(vec![b'x'; 2 * LINE_LIMIT]);
    input.extend(b"\n{\"do\":\"games\"}");
    let mut output = Vec::new();
    serve(&input[..], &mut output).unwrap();
    let answers: Vec<&str> = std::str::from_utf8(&output).unwrap().lines().collect();
    let is_error: Vec<bool> = answers.iter().map(|answer| answer.starts_with(r#"{"error""#)).collect();
    assert_eq!(is_error, [true, false, true, false]);
}
