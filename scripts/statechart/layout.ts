/** Where each state, arrow and word of a statechart is drawn. */
import Elk, { type ElkExtendedEdge, type ElkNode } from 'elkjs/lib/elk.bundled.js';
import { type Box, type Drawn, headHeight, lineHeight, ownSentence, padding, sentence } from './drawing.ts';
import type { Graph, State, Transition } from './graph.ts';

const dot = 8;

/** For every state that has states within. */
const options = {
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.spacing.nodeNode': '28',
  'elk.spacing.edgeNode': '16',
  'elk.spacing.edgeLabel': '6',
  'elk.layered.spacing.nodeNodeBetweenLayers': '30',
  'elk.layered.spacing.edgeNodeBetweenLayers': '16',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
};

/** Wide enough for any of the fonts that a browser may use. */
const nameWidth = (text: string) => (text.length + 2) * 8 + 2 * padding;
const lineWidth = (text: string) => (text.length + 2) * 6.5 + 2 * padding;

const isOwn = ({ source, target }: Transition) =>
  target === null || source === '' || target === source || target.startsWith(`${source}.`);

const startOf = (path: string) => `${path}/start`;

function nodeOf(graph: Graph, state: State): ElkNode {
  const children = graph.states.filter(({ parent }) => parent === state.path);
  const own = graph.transitions.filter((one) => one.source === state.path && isOwn(one));
  const lines = [...state.actors.map((actor) => `+ ${actor}`), ...own.map(ownSentence)];
  const width = Math.max(64, nameWidth(state.name), ...lines.map(lineWidth));
  const height = headHeight + lines.length * lineHeight + (lines.length > 0 ? 6 : 0);
  if (children.length === 0) return { id: state.path, width, height };
  return {
    id: state.path,
    children: [{ id: startOf(state.path), width: dot, height: dot }, ...children.map((child) => nodeOf(graph, child))],
    layoutOptions: {
      ...options,
      'elk.padding': `[top=${height + padding},left=${padding * 1.5},bottom=${padding * 1.5},right=${padding * 1.5}]`,
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      'elk.nodeSize.minimum': `(${width},${height})`,
    },
  };
}

/** Arrows point down in the order that the machine is written in, so that initial states are at the top. */
const downwards = (priority: number) => ({ 'elk.layered.priority.direction': String(priority) });

/** Transitions from one state to another share an arrow. */
function edgesOf({ states, transitions }: Graph): (ElkExtendedEdge & { shares: readonly Transition[] })[] {
  const placeOf = (path: string) => states.findIndex((state) => state.path === path);
  const shared = Map.groupBy(
    transitions.filter((one) => !isOwn(one)),
    ({ source, target }) => `${source}>${target}`,
  );
  const arrows = [...shared].map(([id, shares]) => {
    const [{ source = '', target = '' } = {}] = shares.map((one) => ({ source: one.source, target: one.target ?? '' }));
    const width = Math.max(...shares.map((one) => lineWidth(sentence(one)) - padding));
    return {
      id,
      sources: [source],
      targets: [target],
      layoutOptions: downwards(placeOf(source) < placeOf(target) ? 10 : 0),
      labels: [{ text: id, width, height: shares.length * lineHeight + 4 }],
      shares,
    };
  });
  const starts = states
    .filter(({ isInitial }) => isInitial)
    .map(({ path, parent }) => ({
      id: startOf(path),
      sources: [startOf(parent ?? '')],
      targets: [path],
      layoutOptions: downwards(100),
      shares: [],
    }));
  return [...starts, ...arrows];
}

export async function drawn(graph: Graph): Promise<Drawn> {
  const [machine] = graph.states;
  if (!machine) throw new Error(`${graph.id} has no states.`);
  const edges = edgesOf(graph);
  const root: ElkNode = {
    id: '/',
    children: [nodeOf(graph, machine)],
    edges: edges.map(({ shares: _, ...edge }) => edge),
    layoutOptions: {
      ...options,
      'elk.json.shapeCoords': 'ROOT',
      'elk.json.edgeCoords': 'ROOT',
      'elk.padding': '[top=4,left=4,bottom=4,right=4]',
    },
  };
  const laidOut = await new Elk().layout(root);
  const boxes = new Map<string, Box>();
  const keep = ({ id, x = 0, y = 0, width = 0, height = 0, children = [] }: ElkNode) => {
    boxes.set(id, { x, y, width, height });
    children.forEach(keep);
  };
  keep(laidOut);
  const boxOf = (id: string) => boxes.get(id) ?? { x: 0, y: 0, width: 0, height: 0 };
  const routes = new Map((laidOut.edges ?? []).map((edge) => [edge.id, edge]));
  return {
    id: graph.id,
    width: laidOut.width ?? 0,
    height: laidOut.height ?? 0,
    states: graph.states.map((state) => ({
      ...state,
      ...boxOf(state.path),
      own: graph.transitions.filter((one) => one.source === state.path && isOwn(one)),
    })),
    arrows: edges.map(({ id, shares }) => {
      const { sections = [], labels = [] } = routes.get(id) ?? {};
      const [label] = labels;
      return {
        points: sections.flatMap(({ startPoint, bendPoints = [], endPoint }) => [startPoint, ...bendPoints, endPoint]),
        label: label ? { x: label.x ?? 0, y: label.y ?? 0, transitions: shares } : null,
      };
    }),
    dots: graph.states
      .filter(({ isInitial }) => isInitial)
      .map(({ parent }) => {
        const { x, y } = boxOf(startOf(parent ?? ''));
        return { x: x + dot / 2, y: y + dot / 2 };
      }),
  };
}
