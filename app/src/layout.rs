//! Boxes in rows and columns: a tree of nodes laid out by flexbox, each painting itself where it lands.
//! The only file that knows taffy.

use crate::{
    geometry::{Rect, Size},
    scene::{Lettering, Picture, Role, Scene},
    touch::Touch,
};
use printkit_core::fonts;
use taffy::prelude::{
    AvailableSpace, Dimension, FromLength, LengthPercentage, LengthPercentageAuto, NodeId, TaffyAuto, TaffyTree,
};

type Paint<'a> = Box<dyn FnOnce(&mut Scene, Rect) + 'a>;
type Measure<'a> = Box<dyn Fn(f32) -> Size + 'a>;

/// A box: how it shares space, how it paints itself, and the boxes inside it.
pub struct Node<'a> {
    style: taffy::Style,
    children: Vec<Node<'a>>,
    measure: Option<Measure<'a>>,
    paint: Option<Paint<'a>>,
}

/// How children stand across the direction they run in, or along it.
pub use taffy::style::{AlignItems, JustifyContent};

fn node<'a>(direction: taffy::FlexDirection, children: Vec<Node<'a>>) -> Node<'a> {
    let style = taffy::Style { display: taffy::Display::Flex, flex_direction: direction, ..Default::default() };
    Node { style, children, measure: None, paint: None }
}

/// Boxes side by side, centred in height.
pub fn row<'a>(children: impl IntoIterator<Item = Node<'a>>) -> Node<'a> {
    node(taffy::FlexDirection::Row, children.into_iter().collect()).align(AlignItems::CENTER)
}

/// Boxes one under the other, as wide as there is room.
pub fn column<'a>(children: impl IntoIterator<Item = Node<'a>>) -> Node<'a> {
    node(taffy::FlexDirection::Column, children.into_iter().collect())
}

/// Boxes in rows of so many, all equally wide, with room between them.
pub fn grid<'a>(cells: impl IntoIterator<Item = Node<'a>>, columns: usize, gap: f32) -> Node<'a> {
    let mut cells = cells.into_iter().map(|cell| cell.grow(1.0));
    let rows = std::iter::from_fn(|| {
        let mut cells: Vec<Node<'a>> = cells.by_ref().take(columns).collect();
        let is_there = !cells.is_empty();
        cells.resize_with(columns, spring);
        is_there.then(|| row(cells).gap(gap).align(AlignItems::STRETCH).firm())
    });
    column(rows).gap(gap)
}

/// A box that only paints.
pub fn leaf<'a>(paint: impl FnOnce(&mut Scene, Rect) + 'a) -> Node<'a> {
    column([]).painted(paint)
}

/// A box with a picture as large as fits into it.
pub fn figure<'a>(picture: Picture) -> Node<'a> {
    leaf(move |scene, at| {
        scene.fit(picture, at);
    })
}

/// A square box with a picture as large as fits into it.
pub fn pictured<'a>(picture: Picture, side: f32) -> Node<'a> {
    figure(picture).square(side)
}

/// Empty room that takes what is left.
pub fn spring<'a>() -> Node<'a> {
    column([]).grow(1.0)
}

/// Empty room of a fixed size both ways.
pub fn space<'a>(size: f32) -> Node<'a> {
    column([]).square(size)
}

/// One line of text, as wide as it is, or less if there is no room.
pub fn line<'a>(words: impl Into<String>, lettering: Lettering) -> Node<'a> {
    let words = words.into();
    let size = Size { w: lettering.width(&words).ceil(), h: lettering.line_height() };
    leaf(move |scene, at| scene.line(&words, lettering, at)).measured(move |_| size)
}

/// Text in as many lines as it needs, that can be heard as well: its words are its label.
pub fn spoken<'a>(touch: impl Touch, words: impl Into<String>, lettering: Lettering) -> Node<'a> {
    let words = words.into();
    paragraph(words.clone(), lettering).named(touch, Role::Label, words)
}

/// Text in as many lines as it needs.
pub fn paragraph<'a>(words: impl Into<String>, lettering: Lettering) -> Node<'a> {
    let words = words.into();
    let text = words.clone();
    leaf(move |scene, at| scene.paragraph(&words, lettering, at)).measured(move |width| {
        let lettering = lettering.in_column(&text, width);
        let lines = fonts::wrap(lettering.face, &text, lettering.size, width);
        let wide = lines.iter().map(|line| lettering.width(line)).fold(0.0, f32::max);
        Size { w: wide.ceil().min(width), h: lines.len() as f32 * lettering.line_height() }
    })
}

impl<'a> Node<'a> {
    /// Adds a child.
    pub fn with(mut self, child: Node<'a>) -> Node<'a> {
        self.children.push(child);
        self
    }

    /// Paints the box, under its children.
    pub fn painted(self, paint: impl FnOnce(&mut Scene, Rect) + 'a) -> Node<'a> {
        self.painted_by(Box::new(paint))
    }

    /// Makes the whole box something to touch or to be told of.
    pub fn named(self, touch: impl Touch, role: Role, label: impl Into<String> + 'a) -> Node<'a> {
        self.painted(move |scene, at| {
            scene.touch(touch, role, label, at);
        })
    }

    fn painted_by(mut self, paint: Paint<'a>) -> Node<'a> {
        self.paint = Some(match self.paint.take() {
            None => paint,
            Some(before) => Box::new(move |scene, at| {
                before(scene, at);
                paint(scene, at);
            }),
        });
        self
    }

    /// Gives the box its own size, from the width there is.
    pub fn measured(mut self, measure: impl Fn(f32) -> Size + 'a) -> Node<'a> {
        self.measure = Some(Box::new(measure));
        self
    }

    /// Room between children.
    pub fn gap(mut self, gap: f32) -> Node<'a> {
        self.style.gap =
            taffy::Size { width: LengthPercentage::from_length(gap), height: LengthPercentage::from_length(gap) };
        self
    }

    /// Room between the edges and the children.
    pub fn pad(self, pad: f32) -> Node<'a> {
        self.pads(pad, pad, pad, pad)
    }

    /// Room between each edge and the children.
    pub fn pads(mut self, left: f32, top: f32, right: f32, bottom: f32) -> Node<'a> {
        self.style.padding = taffy::Rect {
            left: LengthPercentage::from_length(left),
            top: LengthPercentage::from_length(top),
            right: LengthPercentage::from_length(right),
            bottom: LengthPercentage::from_length(bottom),
        };
        self
    }

    /// Takes this share of the room left over, and gives up room when there is too little.
    pub fn grow(mut self, share: f32) -> Node<'a> {
        self.style.flex_grow = share;
        self.style.flex_shrink = 1.0;
        self.style.flex_basis = Dimension::from_length(0.0);
        self.style.min_size.width = LengthPercentageAuto::from_length(0.0);
        self
    }

    /// Never gives up room.
    pub fn firm(mut self) -> Node<'a> {
        self.style.flex_shrink = 0.0;
        self
    }

    /// A fixed width.
    pub fn width(mut self, width: f32) -> Node<'a> {
        self.style.size.width = Dimension::from_length(width);
        self.style.flex_shrink = 0.0;
        self
    }

    /// A fixed height.
    pub fn height(mut self, height: f32) -> Node<'a> {
        self.style.size.height = Dimension::from_length(height);
        self.style.flex_shrink = 0.0;
        self
    }

    /// A fixed width and the same height.
    pub fn square(self, side: f32) -> Node<'a> {
        self.width(side).height(side)
    }

    /// At least this height.
    pub fn least_height(mut self, height: f32) -> Node<'a> {
        self.style.min_size.height = LengthPercentageAuto::from_length(height);
        self
    }

    /// At most this width.
    pub fn most_width(mut self, width: f32) -> Node<'a> {
        self.style.max_size.width = LengthPercentageAuto::from_length(width);
        self
    }

    /// How children stand across their direction.
    pub fn align(mut self, align: AlignItems) -> Node<'a> {
        self.style.align_items = align;
        self
    }

    /// How children stand along their direction.
    pub fn justify(mut self, justify: JustifyContent) -> Node<'a> {
        self.style.justify_content = justify;
        self
    }

    /// Breaks into further rows when there is no room.
    pub fn wrapping(mut self) -> Node<'a> {
        self.style.flex_wrap = taffy::FlexWrap::Wrap;
        self
    }

    /// Centres itself in the column it stands in.
    pub fn centred(mut self) -> Node<'a> {
        self.style.margin.left = LengthPercentageAuto::AUTO;
        self.style.margin.right = LengthPercentageAuto::AUTO;
        self
    }

    /// Children in the opposite order.
    pub fn mirrored(mut self, mirrored: bool) -> Node<'a> {
        if mirrored {
            self.children.reverse();
        }
        self
    }

    /// Lays the tree out in `area` and paints it.
    pub fn show(self, scene: &mut Scene, area: Rect) {
        let width = Dimension::from_length(area.w);
        let height = Dimension::from_length(area.h);
        let sized = Node { style: taffy::Style { size: taffy::Size { width, height }, ..self.style.clone() }, ..self };
        sized.run(scene, area);
    }

    /// Lays the tree out as wide as `area` and as high as it wants, in an area of its own that scrolls under `offset`.
    pub fn scrolled(self, scene: &mut Scene, id: &str, area: Rect, offset: f32) {
        let width = Dimension::from_length(area.w);
        let mut style = self.style.clone();
        style.size.width = width;
        style.min_size.height = LengthPercentageAuto::from_length(area.h);
        let mut tree = Tree::build(Node { style, ..self });
        let height = tree.compute(area.w);
        let reach = (height - area.h).max(0.0);
        scene.scrolls.push(crate::scene::Scroll { id: id.to_string(), area, reach });
        let offset = offset.clamp(0.0, reach);
        scene.clipped(area, |scene| tree.paint(scene, area.x, area.y - offset));
    }

    /// How high the tree is at a given width.
    pub fn height_at(self, width: f32) -> f32 {
        let mut style = self.style.clone();
        style.size.width = Dimension::from_length(width);
        Tree::build(Node { style, ..self }).compute(width)
    }

    fn run(self, scene: &mut Scene, area: Rect) {
        let mut tree = Tree::build(self);
        tree.compute(area.w);
        tree.paint(scene, area.x, area.y);
    }
}

/// A laid-out tree: taffy's nodes, with our measuring and painting beside them.
struct Tree<'a> {
    taffy: TaffyTree<usize>,
    root: NodeId,
    measures: Vec<Measure<'a>>,
    paints: Vec<(NodeId, Option<Paint<'a>>)>,
}

impl<'a> Tree<'a> {
    fn build(node: Node<'a>) -> Tree<'a> {
        let mut tree = Tree { taffy: TaffyTree::new(), root: NodeId::new(0), measures: Vec::new(), paints: Vec::new() };
        tree.taffy.disable_rounding();
        tree.root = tree.add(node);
        tree
    }

    fn add(&mut self, node: Node<'a>) -> NodeId {
        let slot = self.paints.len();
        self.paints.push((NodeId::new(0), node.paint));
        let children: Vec<NodeId> = node.children.into_iter().map(|child| self.add(child)).collect();
        let made = match node.measure {
            Some(measure) => {
                self.measures.push(measure);
                self.taffy.new_leaf_with_context(node.style, self.measures.len() - 1)
            }
            None => self.taffy.new_with_children(node.style, &children),
        };
        let id = made.expect("adding a node to an own tree has no way to fail");
        self.paints[slot].0 = id;
        id
    }

    /// Lays out and returns the height.
    fn compute(&mut self, width: f32) -> f32 {
        let room = taffy::Size { width: AvailableSpace::Definite(width), height: AvailableSpace::MaxContent };
        let measures = &self.measures;
        let done = self.taffy.compute_layout_with_measure(self.root, room, |input, _, context, style| {
            taffy::compute_leaf_layout(
                input,
                style,
                |_, _| 0.0,
                |known, available| {
                    let limit = known.width.unwrap_or(match available.width {
                        AvailableSpace::Definite(width) => width,
                        AvailableSpace::MinContent => 0.0,
                        AvailableSpace::MaxContent => f32::INFINITY,
                    });
                    let size = context.map_or(Size::default(), |index| measures[*index](limit));
                    taffy::Size { width: known.width.unwrap_or(size.w), height: known.height.unwrap_or(size.h) }
                },
            )
        });
        done.expect("the root is a node of this tree");
        self.taffy.layout(self.root).expect("the root was just laid out").size.height
    }

    fn paint(mut self, scene: &mut Scene, x: f32, y: f32) {
        let mut paints: std::collections::HashMap<NodeId, Option<Paint<'a>>> = self.paints.drain(..).collect();
        paint_node(&self.taffy, self.root, &mut paints, scene, x, y);
    }
}

fn paint_node(
    tree: &TaffyTree<usize>,
    node: NodeId,
    paints: &mut std::collections::HashMap<NodeId, Option<Paint<'_>>>,
    scene: &mut Scene,
    x: f32,
    y: f32,
) {
    let layout = tree.layout(node).expect("every node was laid out");
    let at = Rect::new(x + layout.location.x, y + layout.location.y, layout.size.width, layout.size.height);
    if let Some(paint) = paints.get_mut(&node).and_then(Option::take) {
        paint(scene, at);
    }
    for child in tree.children(node).expect("the node is of this tree") {
        paint_node(tree, child, paints, scene, at.x, at.y);
    }
}
