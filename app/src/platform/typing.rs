//! The system's own text field, in which players type on phones: what stands in it, and what it must hear.

use crate::scene::{Role, Touchable};

/// What the system's field holds, while it is open.
#[derive(Debug, Default)]
pub struct SystemField {
    holds: Option<String>,
}

/// What the system's field has to do.
#[derive(Debug, PartialEq, Eq)]
pub enum FieldOrder {
    /// Another text stands in it now.
    Write(String),
    /// Nothing is typed any more.
    Close,
}

impl SystemField {
    /// It was opened with this text.
    pub fn open(&mut self, text: &str) {
        self.holds = Some(text.to_string());
    }

    /// The player typed, and this stands in it.
    pub fn typed(&mut self, text: &str) {
        self.holds = self.holds.is_some().then(|| text.to_string());
    }

    /// What it has to do after the app showed these touchables.
    pub fn follow(&mut self, touchables: &[Touchable]) -> Option<FieldOrder> {
        let held = self.holds.as_ref()?;
        let shown = touchables.iter().find(|touchable| matches!(touchable.role, Role::Field { .. }));
        match shown {
            Some(field) if field.text == *held => None,
            Some(field) => {
                self.open(&field.text);
                Some(FieldOrder::Write(field.text.clone()))
            }
            None => {
                self.holds = None;
                Some(FieldOrder::Close)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        geometry::Rect,
        scene::{Keys, Scene},
        touch::Anywhere,
    };

    fn shown(text: &str) -> Vec<Touchable> {
        let mut scene = Scene::default();
        scene.field(Anywhere::Message, Keys::Name, "", text, Rect::default());
        scene.touchables
    }

    #[test]
    fn the_systems_field_hears_only_what_it_does_not_hold() {
        let mut field = SystemField::default();
        assert_eq!(field.follow(&shown("Ada")), None, "nobody opened it");
        field.open("");
        assert_eq!(field.follow(&shown("")), None);
        field.typed("Ada");
        assert_eq!(field.follow(&shown("Ada")), None);
        field.typed("Ada!");
        assert_eq!(field.follow(&shown("Ada")), Some(FieldOrder::Write("Ada".to_string())));
        assert_eq!(field.follow(&shown("Ada")), None);
    }

    #[test]
    fn the_systems_field_closes_once_with_the_apps() {
        let mut field = SystemField::default();
        field.open("Ada");
        assert_eq!(field.follow(&[]), Some(FieldOrder::Close));
        assert_eq!(field.follow(&[]), None);
        field.typed("late");
        assert_eq!(field.follow(&shown("")), None, "what comes late opens nothing");
    }
}
