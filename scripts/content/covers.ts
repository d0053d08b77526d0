/**
 * Draws the covers of the built-in courses into `content/`; the fallback, the favicon and the landing picture into `public/`.
 * One drawing language: a paper ground with a hairline frame, one motif in three inks, one accent dot of vermilion.
 * Everything follows from the course's id, so a second run changes nothing. Run: `node scripts/content/covers.ts`
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { seededChance } from '../../server/analytics/chance.ts';

type Inks = { paper: string; tint: string; mid: string; ink: string };
type Draw = (inks: Inks, random: () => number) => string;

const spark = '#c4502f';
const palettes: Inks[] = [
  { paper: '#efe6d4', tint: '#d9cbae', mid: '#8aa0a8', ink: '#2b4858' },
  { paper: '#e6e8dc', tint: '#c8cfb8', mid: '#8ca27f', ink: '#2f5044' },
  { paper: '#f0e3d3', tint: '#e0c6a5', mid: '#c2935a', ink: '#5a3f2a' },
  { paper: '#e5e5e6', tint: '#c9cdd3', mid: '#8d9bb3', ink: '#32456b' },
  { paper: '#eee2dd', tint: '#dcc3bb', mid: '#ad8690', ink: '#5b3550' },
  { paper: '#ece7d5', tint: '#d8cda0', mid: '#b09a4f', ink: '#45452f' },
];

const width = 640;
const height = 360;

const seeded = (id: string) =>
  seededChance([...id].reduce((hash, letter) => Math.imul(hash ^ letter.charCodeAt(0), 16777619), 2166136261));

const n = (value: number) => String(Math.round(value * 10) / 10);
const range = (count: number) => Array.from({ length: count }, (_, index) => index);
const each = (count: number, draw: (index: number) => string) => range(count).map(draw).join('');
const rect = (x: number, y: number, w: number, h: number, fill: string, more = '') =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" fill="${fill}"${more}/>`;
const disc = (x: number, y: number, r: number, fill: string, more = '') =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}"${more}/>`;
const ring = (x: number, y: number, r: number, stroke: string, w: number, more = '') =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="none" stroke="${stroke}" stroke-width="${w}"${more}/>`;
const line = (d: string, stroke: string, w = 3, more = '') =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${w}"${more}/>`;
const area = (d: string, fill: string, more = '') => `<path d="${d}" fill="${fill}"${more}/>`;
const through = (points: [number, number][]) => points.map(([x, y], i) => `${i ? 'L' : 'M'}${n(x)} ${n(y)}`).join('');
const bell = (x: number, mean: number, spread: number) => Math.exp(-((x - mean) ** 2) / (2 * spread ** 2));
const curve = (from: number, to: number, step: number, y: (x: number) => number) =>
  through(range(Math.floor((to - from) / step) + 1).map((i) => [from + i * step, y(from + i * step)]));
const ground = (y: number, ink: string) => line(`M72 ${y}H568`, ink, 3);

const motifs: Record<string, Draw> = {
  // Bars of a season, the one that matters in vermilion.
  'data-analytics': ({ tint, mid, ink }) =>
    each(9, (i) => {
      const h = [70, 104, 92, 140, 122, 176, 158, 214, 196][i] ?? 0;
      return rect(88 + i * 52, 288 - h, 36, h, i === 7 ? spark : i % 2 ? mid : tint);
    }) + ground(290, ink),
  // Pipes that join and part.
  'data-engineering': ({ tint, mid, ink }) =>
    each(3, (i) =>
      line(`M72 ${104 + i * 76}H190C250 ${104 + i * 76} 250 180 310 180`, [tint, mid, tint][i] ?? tint, 22),
    ) +
    line('M300 180H400', ink, 34) +
    line('M392 180C452 180 440 120 500 120H568', mid, 22) +
    line('M392 180C452 180 440 240 500 240H568', tint, 22) +
    each(3, (i) => disc(110, 104 + i * 76, 6, ink)) +
    disc(350, 180, 9, spark),
  // A funnel of decisions: layers that narrow.
  'business-intelligence': ({ tint, mid, ink }) =>
    each(5, (i) => {
      const half = 200 - i * 38;
      return rect(320 - half, 76 + i * 44, half * 2, 32, [tint, tint, mid, mid, ink][i] ?? ink);
    }) + disc(320, 268, 7, spark),
  // A cloud of points in two clusters with their borders.
  'data-science': ({ tint, mid, ink }, random) =>
    disc(232, 208, 92, tint) +
    disc(422, 148, 84, tint) +
    each(26, () => disc(232 + (random() - 0.5) * 140, 208 + (random() - 0.5) * 130, 6, mid)) +
    each(22, () => disc(422 + (random() - 0.5) * 126, 148 + (random() - 0.5) * 112, 6, ink)) +
    disc(330, 186, 10, spark),
  // Cells, one filled.
  'spreadsheet-foundations': ({ tint, mid, ink }) =>
    rect(100, 76, 440, 32, mid) +
    rect(100, 76, 52, 208, tint) +
    rect(152, 108, 388, 176, 'none') +
    each(6, (i) => line(`M100 ${108 + i * 35.2}H540`, ink, 1.5)) +
    each(5, (i) => line(`M${152 + i * 97} 76V284`, ink, 1.5)) +
    rect(100, 76, 440, 208, 'none', ` stroke="${ink}" stroke-width="3"`) +
    rect(249, 143, 97, 35, spark),
  // Two tables joined on a key.
  'sql-for-beginners': ({ tint, mid, ink }) =>
    each(
      5,
      (i) =>
        rect(96, 84 + i * 40, 168, 30, i === 0 ? ink : tint) + rect(376, 84 + i * 40, 168, 30, i === 0 ? ink : mid),
    ) +
    line('M264 179C320 179 320 219 376 219', spark, 4) +
    line('M264 139C320 139 320 139 376 139', ink, 3) +
    line('M264 259C320 259 320 179 376 179', ink, 3) +
    disc(264, 179, 7, spark) +
    disc(376, 219, 7, spark),
  // Indented blocks of code.
  'python-for-data': ({ tint, mid, ink }) =>
    [
      [0, 150, ink],
      [1, 220, mid],
      [2, 170, tint],
      [2, 250, mid],
      [3, 120, spark],
      [1, 190, tint],
      [0, 110, ink],
    ]
      .map(([indent, w, fill], i) =>
        rect(120 + Number(indent) * 48, 76 + i * 31, Number(w), 17, String(fill), ' rx="3"'),
      )
      .join('') + each(3, (i) => line(`M${128 + i * 48} ${100 + i * 31}V${238 - i * 31}`, ink, 1.5, ' opacity=".5"')),
  // The bell and its one-sigma middle.
  'statistics-essentials': ({ tint, mid, ink }) => {
    const y = (x: number) => 284 - 196 * bell(x, 320, 92);
    return (
      area(`${curve(72, 568, 12, y)}L568 284L72 284Z`, tint) +
      area(`${curve(228, 412, 8, y)}L412 284L228 284Z`, mid) +
      line(curve(72, 568, 8, y), ink, 4) +
      line('M320 88V284', spark, 3) +
      ground(286, ink)
    );
  },
  // A page of text that turns into a chart.
  'data-literacy': ({ tint, mid, ink }) =>
    area('M320 104C270 76 190 72 112 80V276C190 268 270 272 320 300Z', tint) +
    area('M320 104C370 76 450 72 528 80V276C450 268 370 272 320 300Z', mid, ' opacity=".55"') +
    each(5, (i) =>
      line(
        `M144 ${118 + i * 30}C196 ${115 + i * 30} 244 ${120 + i * 30} 288 ${132 + i * 30}`,
        ink,
        3,
        ' opacity=".65"',
      ),
    ) +
    each(4, (i) => rect(356 + i * 38, 238 - i * 34, 22, 26 + i * 32, i === 3 ? spark : ink)) +
    line('M320 104V300', ink, 3),
  // Form and colour: the elementary marks.
  'data-visualization': ({ tint, mid, ink }) =>
    each(4, (r) =>
      each(7, (c) => {
        const x = 122 + c * 66;
        const y = 90 + r * 60;
        const size = 5 + ((c * 5 + r * 3) % 8) * 2.4;
        const fill = [tint, mid, ink][(c + r * 2) % 3] ?? ink;
        if (c === 4 && r === 1) return disc(x, y, 20, spark);
        return (c + r) % 2 ? disc(x, y, size, fill) : rect(x - size, y - size, size * 2, size * 2, fill);
      }),
    ),
  // Two bells, a little apart: is it a difference?
  'ab-testing': ({ tint, mid, ink }) => {
    const a = (x: number) => 284 - 176 * bell(x, 262, 62);
    const b = (x: number) => 284 - 176 * bell(x, 388, 62);
    return (
      area(`${curve(84, 450, 8, a)}L450 284L84 284Z`, tint) +
      area(`${curve(200, 560, 8, b)}L560 284L200 284Z`, mid, ' opacity=".6"') +
      line(curve(84, 450, 8, a), ink, 3) +
      line(curve(200, 560, 8, b), ink, 3, ' stroke-dasharray="9 7"') +
      line('M262 92H388M262 84V100M388 84V100', spark, 3) +
      ground(286, ink)
    );
  },
  // Points, the line through them, and what it misses.
  'regression-modelling': ({ tint, mid, ink }, random) => {
    const points = range(15).map((i): [number, number, number] => {
      const x = 100 + i * 31;
      const fit = 270 - i * 12;
      return [x, fit, fit + (random() - 0.5) * 84];
    });
    return (
      area('M72 244L568 52V142L72 320Z', tint, ' opacity=".7"') +
      points.map(([x, fit, y]) => line(`M${n(x)} ${n(fit)}V${n(y)}`, mid, 2)).join('') +
      line('M72 281L568 89', ink, 4) +
      points.map(([x, , y], i) => disc(x, y, 7, i === 10 ? spark : ink)).join('')
    );
  },
  // Panels of one board.
  'dashboard-design': ({ tint, mid, ink }) =>
    rect(104, 76, 132, 92, tint) +
    rect(250, 76, 286, 92, tint) +
    rect(104, 182, 286, 102, tint) +
    rect(404, 182, 132, 102, tint) +
    ring(170, 122, 28, mid, 12) +
    `<path d="M170 94A28 28 0 0 1 196 133" fill="none" stroke="${spark}" stroke-width="12"/>` +
    line('M270 148L320 122L366 134L418 100L466 116L516 92', ink, 4) +
    each(7, (i) => rect(124 + i * 36, 264 - (24 + ((i * 29) % 44)), 22, 24 + ((i * 29) % 44), i % 2 ? mid : ink)) +
    each(3, (i) => line(`M424 ${208 + i * 26}H${516 - i * 26}`, ink, 6)),
  // A star schema.
  'data-warehousing': ({ tint, mid, ink }) => {
    const at: [number, number][] = [
      [140, 98],
      [500, 98],
      [140, 262],
      [500, 262],
    ];
    return (
      at.map(([x, y]) => line(`M320 180L${x} ${y}`, mid, 3)).join('') +
      at.map(([x, y]) => rect(x - 58, y - 30, 116, 60, tint) + rect(x - 58, y - 30, 116, 16, mid)).join('') +
      rect(238, 126, 164, 108, ink) +
      each(3, (i) => rect(256, 148 + i * 26, i === 1 ? 128 : 96, 10, i === 1 ? spark : tint))
    );
  },
  // Season upon trend, and the forecast's fan.
  'time-series': ({ tint, mid, ink }) => {
    const y = (x: number) => 236 - (x - 72) * 0.2 + Math.sin((x - 72) / 22) * 30;
    return (
      each(6, (i) => line(`M${72 + i * 99.2} 76V284`, tint, 2)) +
      area('M410 168C470 130 520 92 568 70V228C520 214 470 196 410 168Z', tint) +
      line('M72 236L410 168', mid, 3, ' stroke-dasharray="3 7"') +
      line(curve(72, 410, 6, y), ink, 4) +
      line('M410 168C470 156 520 148 568 140', spark, 4, ' stroke-dasharray="10 7"') +
      disc(410, y(410), 8, spark)
    );
  },
  // Answers on a scale, from disagree to agree.
  'survey-research': ({ tint, mid, ink }) =>
    each(5, (i) => {
      const parts =
        [
          [70, 100, 90, 90],
          [40, 90, 70, 150],
          [100, 90, 110, 50],
          [60, 80, 110, 90],
          [30, 60, 90, 160],
        ][i] ?? [];
      const start = 320 - (parts[0] ?? 0) - (parts[1] ?? 0);
      let x = start + 20;
      return parts
        .map((w, k) => {
          const bar = rect(
            x * 0.9 + 26,
            82 + i * 42,
            w * 0.9 - 3,
            26,
            [mid, tint, tint, ink][k] ?? ink,
            k === 1 ? ' opacity=".7"' : '',
          );
          x += w;
          return bar;
        })
        .join('');
    }) + line('M332 66V300', spark, 3),
  // A balance that is not quite even.
  'data-ethics': ({ tint, mid, ink }) =>
    line('M320 84V284M244 286H396', ink, 5) +
    line('M150 136L490 96', ink, 5) +
    area('M92 208A58 42 0 0 0 208 208Z', mid) +
    area('M432 168A58 42 0 0 0 548 168Z', tint) +
    line('M150 136L92 208M150 136L208 208M490 96L432 168M490 96L548 168', ink, 2) +
    each(6, (i) => disc(122 + (i % 3) * 28, i < 3 ? 197 : 177, 9, ink)) +
    each(2, (i) => disc(476 + i * 28, 157, 9, ink)) +
    disc(320, 116, 10, spark),
  // An index tree: the short way down.
  'sql-performance': ({ tint, mid, ink }) => {
    const leaf = (i: number) => 116 + i * 58.3;
    return (
      each(3, (i) => line(`M320 92L${145 + i * 175} 176`, i === 1 ? spark : mid, i === 1 ? 4 : 3)) +
      each(8, (i) =>
        line(
          `M${145 + Math.min(2, Math.floor(i / 2.7)) * 175} 176L${n(leaf(i))} 262`,
          i === 4 ? spark : mid,
          i === 4 ? 4 : 2,
        ),
      ) +
      rect(276, 74, 88, 36, ink) +
      each(3, (i) => rect(107 + i * 175, 160, 76, 32, i === 1 ? ink : tint)) +
      each(8, (i) => rect(leaf(i) - 21, 248, 42, 32, i === 4 ? spark : tint))
    );
  },
  // A border between two kinds.
  'machine-learning': ({ tint, mid, ink }, random) => {
    const border = (x: number) => 184 + Math.sin(x / 78) * 58;
    return (
      area(`${curve(72, 568, 8, border)}L568 284L72 284Z`, tint) +
      each(34, (i) => {
        const x = 88 + (i % 17) * 29;
        const up = i < 17;
        const y = border(x) + (up ? -1 : 1) * (26 + random() * 60);
        if (y < 66 || y > 278) return '';
        return up ? disc(x, y, 6.5, ink) : rect(x - 6, y - 6, 12, 12, mid);
      }) +
      line(curve(72, 568, 8, border), spark, 4)
    );
  },
  // Layers, each node to each.
  'deep-learning': ({ tint, mid, ink }) => {
    const layers = [3, 5, 5, 4, 2];
    const at = (l: number, i: number): [number, number] => [112 + l * 104, 180 + (i - ((layers[l] ?? 1) - 1) / 2) * 46];
    return (
      layers
        .slice(0, -1)
        .map((size, l) =>
          line(
            each(size, (i) => each(layers[l + 1] ?? 0, (k) => through([at(l, i), at(l + 1, k)]))),
            tint,
            1.6,
          ),
        )
        .join('') +
      line(through([at(0, 1), at(1, 3), at(2, 2), at(3, 1), at(4, 0)]), spark, 3.5) +
      layers.map((size, l) => each(size, (i) => disc(...at(l, i), 13, l % 2 ? mid : ink))).join('') +
      disc(...at(4, 0), 13, spark)
    );
  },
  // Words of a sentence and what points to what.
  'natural-language-processing': ({ tint, mid, ink }) => {
    const words = [52, 96, 40, 118, 64];
    const x = words.map((_, i) => 84 + words.slice(0, i).reduce((sum, w) => sum + w + 24, 0));
    const middle = (i: number) => (x[i] ?? 0) + (words[i] ?? 0) / 2;
    const arc = (from: number, to: number, stroke: string, w: number) => {
      const span = Math.abs(middle(to) - middle(from));
      return line(
        `M${n(middle(from))} 206C${n(middle(from))} ${n(206 - span * 0.55)} ${n(middle(to))} ${n(206 - span * 0.55)} ${n(middle(to))} 206`,
        stroke,
        w,
      );
    };
    return (
      arc(0, 1, mid, 3) +
      arc(1, 4, mid, 3) +
      arc(2, 3, mid, 3) +
      arc(1, 3, spark, 4) +
      words.map((w, i) => rect(x[i] ?? 0, 214, w, 30, i === 1 || i === 3 ? ink : tint, ' rx="4"')).join('') +
      words.map((w, i) => rect(x[i] ?? 0, 258, w * 0.7, 8, mid, ' rx="2"')).join('')
    );
  },
  // Events on moving lanes, and the window over them.
  'stream-processing': ({ tint, mid, ink }, random) =>
    rect(356, 70, 104, 220, tint) +
    each(5, (i) => line(`M72 ${96 + i * 42}H568`, mid, 1.5)) +
    each(5, (lane) => {
      let x = 78 + random() * 30;
      let marks = '';
      while (x < 560) {
        const w = 8 + random() * 26;
        marks += rect(x, 88 + lane * 42, w, 16, x > 356 && x + w < 460 ? spark : ink, ' rx="3"');
        x += w + 18 + random() * 44;
      }
      return marks;
    }) +
    line('M356 66V294M460 66V294', ink, 3),
  // Causes, effects, and the confounder.
  'causal-inference': ({ tint, mid, ink }) =>
    line('M168 246H444', spark, 5) +
    area('M470 246L440 231V261Z', spark) +
    line('M306 110L184 216M334 110L470 214', mid, 4, ' stroke-dasharray="10 8"') +
    disc(320, 100, 34, tint) +
    ring(320, 100, 34, ink, 3) +
    disc(144, 246, 38, ink) +
    disc(508, 246, 38, mid) +
    ring(508, 246, 38, ink, 3),
  // The loop from data to model and back.
  mlops: ({ tint, mid, ink }) =>
    line('M320 180C270 96 132 84 132 180S270 264 320 180S508 84 508 180S370 264 320 180', tint, 38) +
    line(
      'M320 180C270 96 132 84 132 180S270 264 320 180S508 84 508 180S370 264 320 180',
      ink,
      3,
      ' stroke-dasharray="12 9"',
    ) +
    disc(132, 180, 20, ink) +
    disc(508, 180, 20, ink) +
    disc(226, 118, 14, mid) +
    disc(414, 242, 14, mid) +
    disc(320, 180, 17, spark),
};

const fallback: Draw = ({ tint, mid, ink }) =>
  area('M320 118C276 94 220 92 168 98V258C220 252 276 254 320 278Z', tint) +
  area('M320 118C364 94 420 92 472 98V258C420 252 364 254 320 278Z', tint) +
  line(
    'M320 118C276 94 220 92 168 98V258C220 252 276 254 320 278C364 254 420 252 472 258V98C420 92 364 94 320 118V278',
    ink,
    4,
    ' stroke-linejoin="round"',
  ) +
  each(3, (i) => line(`M200 ${134 + i * 34}C232 ${132 + i * 34} 262 ${136 + i * 34} 288 ${146 + i * 34}`, mid, 4)) +
  each(3, (i) => rect(356 + i * 32, 206 - i * 28, 16, 24 + i * 26, i === 2 ? spark : mid));

function cover(id: string, index: number, draw: Draw): string {
  const inks = palettes[index % palettes.length] ?? {
    paper: '#efe6d4',
    tint: '#d9cbae',
    mid: '#8aa0a8',
    ink: '#2b4858',
  };
  const frame = rect(24, 24, width - 48, height - 48, 'none', ` stroke="${inks.ink}" stroke-opacity=".28"`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${rect(0, 0, width, height, inks.paper)}${frame}${draw(inks, seeded(id))}</svg>\n`;
}

const root = new URL('../../', import.meta.url);
const write = (name: string, svg: string, limit: number) => {
  if (svg.length > limit) throw new Error(`${name} has ${svg.length} bytes, more than ${limit}`);
  writeFileSync(fileURLToPath(new URL(name, root)), svg);
};

Object.entries(motifs).forEach(([id, draw], index) => {
  write(`content/courses/${id}/cover.svg`, cover(id, index, draw), 6000);
});
write('public/covers/fallback.svg', cover('fallback', 0, fallback), 6000);

/** The landing page's picture: a shelf whose books are a bar chart, before hills that are curves. */
function hero(): string {
  const random = seeded('hero');
  const hill = (base: number, swell: number, phase: number, fill: string) =>
    area(
      `${curve(0, 1200, 40, (x) => base + Math.sin(x / 170 + phase) * swell + Math.sin(x / 61 + phase) * swell * 0.25)}L1200 900L0 900Z`,
      fill,
    );
  const inks = ['#2b4858', '#8aa0a8', '#d9cbae', '#5b3550', '#8ca27f', '#c2935a', '#32456b', '#b09a4f', '#2f5044'];
  const heights = [150, 196, 176, 238, 214, 286, 262, 330, 306, 388, 352, 452];
  const tops: [number, number][] = [];
  let x = 124;
  const books = heights
    .map((h, i) => {
      const w = 58 + Math.floor(random() * 3) * 12;
      const fill = i === 9 ? spark : (inks[(i * 4) % inks.length] ?? '#2b4858');
      const y = 740 - h;
      const band = i === 5 ? '#8a7a55' : '#f5eee0';
      const book =
        rect(x, y, w, h, fill) +
        rect(x, y + 22, w, 4, band, ' opacity=".75"') +
        rect(x, y + 34, w, 2, band, ' opacity=".75"') +
        rect(x, 700, w, 4, band, ' opacity=".75"') +
        (i % 3 === 0
          ? disc(x + w / 2, y + 74, 9, band, ' opacity=".8"')
          : rect(x + w / 2 - 3, y + 58, 6, 52, band, ' opacity=".6"'));
      tops.push([x + w / 2, y - 62 - random() * 34]);
      x += w + 8;
      return book;
    })
    .join('');
  const last = tops.at(-1) ?? [0, 0];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 900" width="1200" height="900">${[
    rect(0, 0, 1200, 900, '#efe6d4'),
    disc(330, 276, 122, '#e9c9a4'),
    each(4, (i) => ring(330, 276, 150 + i * 30, '#c2935a', 1.5, ` opacity="${n(0.6 - i * 0.12)}"`)),
    hill(520, 66, 0.4, '#e2d8bf'),
    hill(590, 52, 2.2, '#cfd3c0'),
    hill(662, 36, 4.1, '#b3bfb4'),
    each(5, (i) => line(`M60 ${160 + i * 116}H1140`, '#2b4858', 1, ' opacity=".14"')),
    rect(0, 752, 1200, 148, '#e2d3b6'),
    books,
    rect(96, 740, 1008, 16, '#2b3a42'),
    rect(96, 756, 1008, 5, '#8a7a55', ' opacity=".5"'),
    line(through(tops), '#2b3a42', 4, ' stroke-linejoin="round"'),
    tops.map(([cx, cy]) => disc(cx, cy, 9, '#efe6d4', ' stroke="#2b3a42" stroke-width="4"')).join(''),
    disc(last[0], last[1], 15, spark),
    each(24, (i) => line(`M${120 + i * 42} 800V${i % 4 ? 812 : 824}`, '#5a3f2a', 2, ' opacity=".55"')),
    rect(28, 28, 1144, 844, 'none', ' stroke="#2b4858" stroke-opacity=".28" stroke-width="1.5"'),
  ].join('')}</svg>\n`;
}

const favicon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="6" fill="#1b4f93"/><g fill="none" stroke="#fffdf8" stroke-width="2" stroke-linejoin="round" stroke-linecap="round"><path d="M16 9.5C13.5 7.9 10 7.4 6 7.5v15.5c4-.1 7.5.4 10 2 2.5-1.6 6-2.1 10-2V7.5c-4-.1-7.5.4-10 2zM16 9.5V25"/><path d="M19.3 19.5v-2.5M22.3 18.7V13"/></g></svg>\n`;

write('public/hero.svg', hero(), 15_000);
write('public/favicon.svg', favicon, 1000);
