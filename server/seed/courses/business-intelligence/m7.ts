import type { ModuleSeed } from '../../types.ts';

export const m7: ModuleSeed = {
  title: 'Adoption and trust',
  description: 'Why good reports die, and how to keep them alive.',
  lessons: [
    {
      type: 'reading',
      title: 'Launching without noise',
      minutes: 40,
      body: `## Start with two readers

A launch to two hundred people finds every fault in front of two hundred people. Begin with two who need the
page and will tell you the truth. Sit beside them during their first real decision. Repair, then go to ten,
then to all.

## Replace, do not add

A new report competes with the old habit: the spreadsheet, the phone call, the colleague who knows. As long
as both exist, people compare, find a difference of 0.4%, and trust neither.

1. Run old and new **side by side for a fixed time**, such as four weeks.
2. **Explain every difference** in writing. "The old sheet counts cancelled orders; 31 in May."
3. Let the old report's owner announce the change.
4. **Switch the old one off** on the agreed day.

The second step is tedious and decides everything. In most cases the old figure was wrong in a way that
everyone had got used to; in some, the new one is. You will be glad that you found out in week two.
`,
    },
    {
      type: 'video',
      title: 'How trust spreads',
      minutes: 20,
      animation: 'network',
      transcript: `Each dot is a person, and the lines are who asks whom. One dot lights up: the accountant whom everybody asks
when numbers disagree.

She has checked your page against the ledger, and it agreed. Watch the light move. Three people who ask her
now use the page; those who ask them follow. In a few steps most of the network is lit, and you have sent no
announcement at all.

It works the other way as well. If she found an error and heard nothing from you, that travels along the
same lines, faster. So find this person early, invite her to check, and answer her first.
`,
    },
    {
      type: 'reading',
      title: 'When the number is wrong',
      minutes: 40,
      body: `## It will happen

One day a figure on your page will be wrong, and somebody will have used it. What you do in the next hours
decides whether they come back.

- **Say so at once, on the page itself**: "Revenue for 3 and 4 May is too low. We are working on it. Next
  update at 14:00."
- **Say whom it touches**: which figures, which days, which decisions.
- **Correct and explain** in plain words: what was wrong, since when, what you have changed so that you will
  notice next time.
- **Keep a list of corrections** that everybody can see.

## An example that kept its readers

> *Corrected on 6 May.* From 28 April to 5 May, orders from the Leeds shop were counted twice after a till
was replaced. Revenue was up to 3% too high. If you used it to set bonuses, please write to us. A check on
duplicate till numbers now runs every night.

Hiding a correction saves one awkward morning and costs years of trust. Readers do not expect you never to
be wrong. They expect to hear it **from you first**.
`,
    },
    {
      type: 'quiz',
      title: 'Keeping trust',
      minutes: 30,
      questions: [
        {
          prompt: 'Old and new reports differ by 0.4%. What should you do?',
          options: [
            'Ignore it, because it is small',
            'Find the cause and write it down',
            'Adjust the new one to match',
          ],
          correct: 1,
          explanation:
            'A known cause builds trust whatever its size. An unexplained difference gives everyone a reason to keep the old sheet.',
        },
        {
          prompt: 'Why switch the old report off on an agreed day?',
          options: [
            'It saves disk space',
            'To put pressure on people',
            'As long as two answers exist, people compare instead of decide',
          ],
          correct: 2,
          explanation:
            'The parallel run is for finding differences. Once they are explained, one answer should remain.',
        },
        {
          prompt: "You find that last week's figure was wrong. Nobody has noticed. What next?",
          options: ['Correct it and tell the readers', 'Correct it quietly', 'Wait until somebody asks'],
          correct: 0,
          explanation:
            'Sooner or later somebody compares an old printout. Having heard it from you, they will trust the other numbers more.',
        },
      ],
    },
    {
      type: 'assignment',
      title: 'A plan for the first month',
      minutes: 50,
      body: `Write the launch plan for one report, yours or an imagined one, on one page.

- The first two readers, and why these two
- The person whom everyone asks about numbers, and what you will invite them to check
- The old report that it replaces, and the date on which that ends
- How differences will be explained, with **one invented example**
- The text you would put on the page on the day a figure is wrong

Name the single sign, measurable after a month, that tells you whether it is used.
`,
    },
  ],
};
