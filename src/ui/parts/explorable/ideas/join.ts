import { listed } from '../formats.ts';
import type { DataRow, Idea } from '../idea.ts';

const customers = [
  { id: 1, name: 'Amara' },
  { id: 2, name: 'Ben' },
  { id: 3, name: 'Leo' },
];
const kinds = ['INNER JOIN', 'LEFT JOIN', 'FULL JOIN'];

const fate = (count: number, isKept: boolean, lacks: string) => {
  if (isKept) return `${count === 1 ? 'stays' : 'stay'}, with NULL for the ${lacks}`;
  return `${count === 1 ? 'is' : 'are'} left out`;
};

export const join: Idea = {
  title: 'Customers joined with hires',
  controls: [
    {
      name: 'kind',
      label: 'Which join',
      from: 0,
      to: 2,
      step: 1,
      start: 0,
      valueText: (value) => kinds[value] ?? '',
      isChoice: true,
    },
    {
      name: 'customer',
      label: 'customer_id of hire 13',
      from: 1,
      to: 4,
      step: 1,
      start: 2,
      valueText: (value) => `${value}, ${customers.find(({ id }) => id === value)?.name ?? 'whom nobody knows'}`,
    },
  ],
  look: (kind, customer) => {
    const hires = [
      { id: 11, customer: 1 },
      { id: 12, customer: 1 },
      { id: 13, customer },
    ];
    const pairs = customers.flatMap(({ id, name }) =>
      hires.filter((hire) => hire.customer === id).map((hire): DataRow => ({ cells: [name, hire.id, 'pair'] })),
    );
    const idle = customers.filter(({ id }) => hires.every((hire) => hire.customer !== id)).map(({ name }) => name);
    const lost = hires.filter((hire) => customers.every(({ id }) => id !== hire.customer)).map(({ id }) => id);
    const kept: DataRow[] = [
      ...(kind >= 1 ? idle.map((name) => ({ cells: [name, null, 'customer alone'], isMarked: true })) : []),
      ...(kind === 2 ? lost.map((id) => ({ cells: [null, id, 'hire alone'], isMarked: true })) : []),
    ];
    const alone = [
      idle.length > 0 && `${listed(idle)} ${fate(idle.length, kind >= 1, 'hire')}`,
      lost.length > 0 && `hire ${listed(lost)} ${fate(1, kind === 2, 'name')}`,
    ].filter((sentence) => sentence !== false);
    return {
      says: `${kinds[kind]} gives ${pairs.length + kept.length} rows, ${pairs.length} of them pairs.${alone.length > 0 ? ` Without a partner: ${alone.join(', and ')}.` : ''}`,
      picture: {
        kind: 'tables',
        tables: [
          {
            name: 'customers',
            columns: ['customer_id', 'name'],
            rows: customers.map(({ id, name }) => ({ cells: [id, name] })),
          },
          {
            name: 'hires',
            columns: ['hire_id', 'customer_id'],
            rows: hires.map((hire) => ({ cells: [hire.id, hire.customer] })),
          },
          { name: 'Result', columns: ['name', 'hire_id', 'What it is'], rows: [...pairs, ...kept] },
        ],
        code: `SELECT c.name, h.hire_id\nFROM customers AS c\n${kinds[kind]} hires AS h\n  ON h.customer_id = c.customer_id;`,
      },
    };
  },
};
