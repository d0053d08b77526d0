import type { CourseSeed } from '../types.ts';

export const course: CourseSeed = {
  id: 'stream-processing',
  title: 'Stream Processing',
  description: 'Compute on events while they arrive, and stay correct when they come late, twice or out of order.',
  level: 'Advanced',
  price: 36999,
  instructor: {
    name: 'Tobias Brandt',
    title: 'Staff Streaming Engineer',
    bio: 'Tobias has run event platforms for trains and for card payments, and has been woken at night by every failure in this course.',
  },
  duration: '8-10 weeks',
  students: 970,
  ratingCount: 121,
  ratingDistribution: [67, 23, 6, 2, 2],
  lastUpdated: '2026-09-08',
  fullDescription:
    'Streams promise answers within seconds and punish every hidden assumption about order and time. This course starts with the log, moves to event time, windows and state, and shows what "exactly once" really means. You learn to join streams, to change running systems and to see trouble before users do. Examples use Kafka and Flink, while the ideas apply to any engine.',
  prerequisites: [
    'Data Engineering or equivalent experience',
    'Java, Scala or Python',
    'Basic SQL and a working knowledge of distributed systems',
  ],
  modules: [
    {
      title: 'Events and logs',
      description: 'The append-only log, partitions and offsets.',
      lessons: [
        {
          title: 'The log is the idea',
          type: 'reading',
          minutes: 35,
          body: `A stream begins with a simple structure: a **log** to which events are only ever appended. Each event has an
**offset**; a consumer remembers how far it has read. Nothing is taken out, so many consumers may read at their
own pace and read again.

To spread the load, a topic is divided into **partitions**. Order is guaranteed **within** one partition only,
and the key decides which. Choose the key by what must stay in order: all events of one train share its number.

An event states what **happened**, in the past tense: "train departed".`,
        },
        {
          title: 'Readers at their own pace',
          type: 'video',
          minutes: 25,
          animation: 'pipeline',
          transcript: `Rows move from left to right through four stations. Imagine them as events. They join the end of a long tape. A
dashboard reads close behind. Further left, a fraud check is catching up after a restart; its bookmark shows
where it stopped. Far to the left a new consumer starts from the beginning, because the tape still holds thirty
days. Now the tape splits into four tracks, and each train's events stay together on one of them.`,
        },
        {
          title: 'Worked example: how many partitions?',
          type: 'reading',
          minutes: 40,
          body: `Peak: 30,000 events per second, and one consumer thread handles 4,000.

\`\`\`text
needed:   30,000 / 4,000     = 7.5
reserve:  × 1.5 for catch-up = 11.25
chosen:   12 partitions
\`\`\`

Twelve also divides evenly among 2, 3, 4 or 6 consumers. More partitions later would move keys elsewhere and
break the order per key, so plan ahead. Check for skew too: if one key carries 20% of the traffic, 6,000 per
second, its partition overloads any single thread.`,
        },
        {
          title: 'Check the log',
          type: 'quiz',
          minutes: 20,
          questions: [
            {
              prompt: 'Where does a partitioned log guarantee order?',
              options: ['Across the whole topic', 'Within one partition', 'Between consumer groups'],
              correct: 1,
              explanation: 'Partitions progress independently. Put events that must stay in order under the same key.',
            },
            {
              prompt: 'Why can two consumers read the same events?',
              options: [
                'Each event is copied for every consumer',
                'The broker locks the events',
                'Each keeps its own offset, and reading removes nothing',
              ],
              correct: 2,
              explanation: 'The log remains until retention ends; a consumer is merely a bookmark.',
            },
          ],
        },
        {
          title: 'Design a topic',
          type: 'assignment',
          minutes: 60,
          body: `For a process that you know, define three event types with fields, key and retention. Give reasons for the key,
estimate the peak rate, choose a number of partitions, and name the busiest key and its share.`,
        },
      ],
    },
    {
      title: 'Time in streams',
      description: 'Event time, processing time and watermarks.',
      lessons: [
        {
          title: 'Two clocks',
          type: 'reading',
          minutes: 30,
          body: `**Event time** is when something happened; **processing time** is when your system saw it. A phone in a tunnel
sends its events twenty minutes later. Count by processing time, and the same data give another result at each
replay. Count by event time, and the result depends on the data alone.

But when is a minute complete? A **watermark** is the engine's claim: "I expect no more events older than t." It
usually trails the newest event by a fixed allowance. What comes later still is **late data**: drop it, count it
separately, or correct the result. Decide that on purpose.`,
        },
        {
          title: 'Out of the tunnel',
          type: 'video',
          minutes: 25,
          animation: 'series',
          transcript: `A line wanders, and one point lies outside its usual range. Delays do that. Plot event time across and
processing time upwards. Ideally all dots lie on the diagonal; most lie just above. Then a gap, the tunnel, and
a whole bunch of dots appears high above its time. The watermark is a rising staircase under the dots. Those
that land below its level are late. Raise the allowance, and fewer are late, yet each result waits longer.`,
        },
        {
          title: 'Worked example: following a watermark',
          type: 'reading',
          minutes: 35,
          body: `Windows of 10 s. Watermark = largest event time − 5 s.

| Arrival | Event time | Watermark after | Late? |
|---|---|---|---|
| 1 | 12:00:10 | 12:00:05 | no |
| 2 | 12:00:07 | 12:00:05 | no |
| 3 | 12:00:18 | 12:00:13 | no |
| 4 | 12:00:12 | 12:00:13 | yes |

The window 12:00:00 to 12:00:10 closes at arrival 3, and contains only event 2. Event 4 is behind the watermark,
yet its own window, 10 to 20, is still open, so most engines will count it.`,
        },
        {
          title: 'Check your clocks',
          type: 'quiz',
          minutes: 20,
          questions: [
            {
              prompt: 'Why does processing time give different results on replay?',
              options: [
                'The events are changed',
                'The events arrive at other moments and in another rhythm',
                'The log loses its order',
              ],
              correct: 1,
              explanation: 'Windows by arrival depend on speed. Event time travels with the data.',
            },
            {
              prompt: 'What do you gain from a larger watermark allowance?',
              options: ['Fewer late events', 'Faster results', 'Less state'],
              correct: 0,
              explanation: 'The price is waiting longer, and keeping windows open uses more state.',
            },
          ],
        },
        {
          title: 'Measure lateness',
          type: 'assignment',
          minutes: 70,
          body: `Take a log with event and arrival times, or simulate one with 5% delayed events. Plot the distribution of
delays, choose an allowance, and state how many events would be late and how long results wait.`,
        },
      ],
    },
    {
      title: 'Windows and triggers',
      description: 'Tumbling, sliding and session windows.',
      lessons: [
        {
          title: 'Finite pieces of an endless stream',
          type: 'reading',
          minutes: 40,
          body: `Aggregates need an end, and windows provide it:

- **Tumbling**: fixed, no overlap. Sales per minute.
- **Sliding** (hopping): fixed length, advancing in smaller steps. The last ten minutes, every minute.
- **Session**: ends after a pause, separately for each key. A visit to a site.

A **trigger** decides when to emit: at the watermark, early every few seconds, or again for late data. Then the
consumer must know whether a new value **replaces** the old one or **adds** to it. Confusing the two doubles the
numbers, without any error message.`,
        },
        {
          title: 'Three kinds of window',
          type: 'video',
          minutes: 25,
          animation: 'bars',
          transcript: `Nine bars stand on a line. Think of each as one window's count. Events fall on a time line like beads. First
cut: equal boxes, each bead in one. Second cut: boxes that overlap; a bead lies in several, so the totals
overlap too and must not be added. Third: we join beads as long as the gap is short, and close the box at the
first long pause. A late bead in the gap merges two sessions.`,
        },
        {
          title: 'Worked example: sessions with a gap of 10',
          type: 'reading',
          minutes: 30,
          body: `Clicks of one user in minutes: 0, 4, 9, 25, 31. Gap: 10.

| Session | From | To | Clicks |
|---|---|---|---|
| 1 | 0 | 9 | 3 |
| 2 | 25 | 31 | 2 |

Now a late click at minute 17 arrives. It is 8 after 9 and 8 before 25, so both sessions merge into one, 0 to 31
with 6 clicks. The engine must **retract** two results and emit one. A sink that only adds would count 3 + 2 + 6
= 11.`,
        },
        {
          title: 'Check your windows',
          type: 'quiz',
          minutes: 25,
          questions: [
            {
              prompt: 'A ten-minute window advances by one minute. In how many windows does an event lie?',
              options: ['One', 'Two', 'Ten'],
              correct: 2,
              explanation: 'Length divided by step: each event belongs to ten overlapping windows.',
            },
            {
              prompt: 'A window emits 40 early and 55 finally, as replacing values. What must the sink do?',
              options: ['Overwrite 40 with 55', 'Store 95', 'Ignore the second value'],
              correct: 0,
              explanation: 'The second value includes the first. Adding them counts 40 events twice.',
            },
          ],
        },
        {
          title: 'Choose windows on purpose',
          type: 'assignment',
          minutes: 60,
          body: `For three questions about one event stream, pick a window, an allowance and a trigger. Implement one of them,
feed it five out-of-order events, and show every emitted result together with how the sink treats it.`,
        },
      ],
    },
    {
      title: 'State and checkpoints',
      description: 'Remember safely, at scale.',
      lessons: [
        {
          title: 'State is the hard part',
          type: 'reading',
          minutes: 40,
          body: `A filter forgets; a count remembers. As soon as an operator keeps **state**, you must ask how large it grows,
where it lives and how it survives a crash.

State is partitioned by key and kept locally, in memory or in an embedded store such as RocksDB. A
**checkpoint** regularly copies all state together with the input offsets, consistently. After a crash the
engine restores both and reads again from there.

Every key needs an end. Without a **time to live**, a session per visitor grows for ever. Calculate the size
before you start, not after the disk is full.`,
        },
        {
          title: 'Barriers in the stream',
          type: 'video',
          minutes: 20,
          animation: 'network',
          transcript: `Light spreads from one dot along the arrows until all are lit. The coordinator sends a barrier into every
source. It swims along like a float. When an operator has received it from all inputs, it saves its state and
passes the float on. Once every float has arrived, the snapshot is complete: all that came before the barrier,
nothing behind it. Then a node fails, and everybody rewinds to the last complete row of floats.`,
        },
        {
          title: 'Worked example: how big is the state?',
          type: 'reading',
          minutes: 40,
          body: `Deduplication by event id, kept for 24 hours at 5,000 events per second.

\`\`\`text
keys:      5,000 × 86,400        = 432 million
per key:   16 B id + 8 B time + ~40 B overhead = 64 B
total:     432 million × 64 B    ≈ 27.6 GB
recovery:  at 200 MB/s           ≈ 140 s
\`\`\`

With a memory of one hour, it is 1.15 GB and six seconds. Measure how late duplicates really arrive: if 99.99%
come within ten minutes, an hour is generous.`,
        },
        {
          title: 'Check your state',
          type: 'quiz',
          minutes: 30,
          questions: [
            {
              prompt: 'What must a consistent checkpoint contain?',
              options: [
                'The state only',
                'State and input offsets that belong together',
                'The last result of each window',
              ],
              correct: 1,
              explanation: 'If the offsets do not match the state, events are lost or counted twice after recovery.',
            },
            {
              prompt: 'State grows every day although traffic is constant. What is the likely cause?',
              options: ['Too few partitions', 'The checkpoints are too frequent', 'Keys that are never removed'],
              correct: 2,
              explanation: 'New keys keep arriving and none expires. Set a time to live.',
            },
          ],
        },
        {
          title: 'Budget your state',
          type: 'assignment',
          minutes: 50,
          body: `Take the operators of one of your designs and calculate the state for each: keys, bytes, time to live, total,
recovery time. Kill a worker of a running job and compare the real recovery with your estimate.`,
        },
      ],
    },
    {
      title: 'Delivery guarantees',
      description: 'At most once, at least once and what exactly once means.',
      lessons: [
        {
          title: 'Exactly once, honestly',
          type: 'reading',
          minutes: 30,
          body: `After a failure you either may have lost something (**at most once**) or may repeat something (**at least
once**). "Exactly once" means that the **effect** on state is as though each event had been processed once, even
though parts ran twice.

It extends as far as the machinery does:

- replayable source,
- checkpointed state,
- a **transactional** or **idempotent** sink.

An e-mail already sent cannot be rolled back. For such effects give every action a stable key and let the
receiver ignore repeats. Idempotence is usually cheaper than transactions.`,
        },
        {
          title: 'A crash between two steps',
          type: 'video',
          minutes: 20,
          animation: 'pipeline',
          transcript: `Four stations in sequence, each ticking off its check. Read, process, write, commit. The crash comes after
writing and before the commit. On restart the job reads the same event and writes again: two rows. Now we move
the commit before the write. The crash comes in between, and the row is missing. There is no order that saves
us. Third attempt: each row carries the event's id, and the second write meets an existing key. One row,
whatever happens.`,
        },
        {
          title: 'Worked example: an idempotent sink',
          type: 'reading',
          minutes: 40,
          body: `\`\`\`sql
INSERT INTO payments (event_id, account, amount)
VALUES ('e-771', 'A-9', 25.00)
ON CONFLICT (event_id) DO NOTHING;
\`\`\`

Replaying is harmless. This, by contrast, is not:

\`\`\`sql
UPDATE accounts SET balance = balance + 25.00
WHERE account = 'A-9';
\`\`\`

Run twice, it credits 50. Either derive the balance from the \`payments\` rows, or update it in the same
transaction and only if the insert affected a row. The id must come from the **event**, not be drawn anew at
each attempt.`,
        },
        {
          title: 'Check your guarantees',
          type: 'quiz',
          minutes: 20,
          questions: [
            {
              prompt: 'A job commits offsets before writing results and then crashes. What is at risk?',
              options: ['Lost results', 'Duplicate results', 'Nothing'],
              correct: 0,
              explanation: 'The events count as read, yet their results were never written: at most once.',
            },
            {
              prompt: 'Which sink operation is idempotent?',
              options: ['Add 25 to the balance', 'Set the status of order 7 to "paid"', 'Append a line to a file'],
              correct: 1,
              explanation: 'Setting the same value repeatedly changes nothing more. Adding and appending accumulate.',
            },
          ],
        },
        {
          title: 'Break it on purpose',
          type: 'assignment',
          minutes: 70,
          body: `Build a small job from a log to a database. Kill it at three different points during writes, restart, and
compare the table with the input. Make the sink idempotent and show that the same test now leaves no difference.`,
        },
      ],
    },
    {
      title: 'Joining streams and tables',
      description: 'Enrichment, interval joins and changing facts.',
      lessons: [
        {
          title: 'When both sides move',
          type: 'reading',
          minutes: 30,
          body: `Joining two streams means waiting: a click may come before or after its impression. An **interval join** keeps
both sides for a limited time: click within 30 minutes of impression.

Enriching events with a table raises the question **as of when?** The price at the time of order is not the
current price. A temporal join looks up the version valid at event time, which needs a history with validity
periods.

**Change data capture** turns a database's changes into a stream, and a compacted topic keeps the latest per
key. Co-partition both sides, or the data must be shuffled.`,
        },
        {
          title: 'Waiting for the partner',
          type: 'video',
          minutes: 30,
          animation: 'join',
          transcript: `Rows on the left look for the same key on the right; one finds none. On the upper lane impressions arrive, on
the lower one clicks. An impression waits in a box with a thirty-minute timer. A click with the same id comes:
they join and leave. Another timer runs out, and the impression leaves alone: seen, not clicked. Here a click
comes first, since its lane is faster. So it must wait as well. The boxes are your state.`,
        },
        {
          title: 'Worked example: the price as of then',
          type: 'reading',
          minutes: 30,
          body: `| product | price | valid from | valid to |
|---|---|---|---|
| P1 | 10 | 08:00 | 12:00 |
| P1 | 12 | 12:00 | open |

Order at 11:58, arriving at 12:03. A lookup by arrival says 12; by event time it says 10, which is what the
customer saw.

\`\`\`sql
SELECT o.id, p.price
FROM orders o
JOIN prices FOR SYSTEM_TIME AS OF o.order_time AS p
  ON o.product = p.product;
\`\`\`

The join waits until the watermark of *both* inputs passes 11:58.`,
        },
        {
          title: 'Check your joins',
          type: 'quiz',
          minutes: 25,
          questions: [
            {
              prompt: 'Why does a join of two unbounded streams need a time limit?',
              options: [
                'To keep the output sorted',
                'To avoid null values',
                'Otherwise unmatched events stay in state for ever',
              ],
              correct: 2,
              explanation: 'Without a limit the engine can never know that no partner will come.',
            },
            {
              prompt: "An order is enriched at replay with today's price. What went wrong?",
              options: [
                'The key was wrong',
                'The lookup used the current version instead of that at event time',
                'The watermark was too early',
              ],
              correct: 1,
              explanation: 'A temporal join with history gives the same answer today and in a year.',
            },
          ],
        },
        {
          title: 'Join with history',
          type: 'assignment',
          minutes: 65,
          body: `Build a stream of orders and a changing price table. Join them once by arrival and once by event time, with five
delayed orders. Show which totals differ and by how much, and state how much history you must keep.`,
        },
      ],
    },
    {
      title: 'Changing a running system',
      description: 'Schemas, replays and deployments without gaps.',
      lessons: [
        {
          title: 'Events outlive code',
          type: 'reading',
          minutes: 35,
          body: `A log may hold events written years ago by code that no longer exists. **Schema compatibility** makes them
readable: new optional fields with defaults are safe; renaming or changing a meaning is not. Let a registry
refuse incompatible changes.

To repair a bug, **replay**: start a second job from an earlier offset into a new table, compare, then switch
readers. Check first that retention reaches far enough and that side effects stay off.

For a new version of a stateful job take a savepoint, give operators stable ids, and keep the old version ready
to return.`,
        },
        {
          title: 'Old and new side by side',
          type: 'video',
          minutes: 30,
          animation: 'tree',
          transcript: `A tree grows over three levels, and one path is marked. At the root is the log. Two branches grow from it:
version one, still serving, and version two, reading from last Monday at ten times the speed. Both write, to
different tables. A comparison runs between the leaves: 99.7 percent equal, and the rest is the bug that we
fixed. When version two has caught up, the readers move across. The old branch stays for a day.`,
        },
        {
          title: 'Worked example: can we replay in time?',
          type: 'reading',
          minutes: 35,
          body: `A bug has been counting refunds wrongly for 9 days. Retention: 14 days. Normal rate 4,000/s, and the job manages
20,000/s.

\`\`\`text
backlog   = 9 × 86,400 × 4,000 = 3.11 billion
net speed = 20,000 − 4,000     = 16,000/s
time      = 3.11 bn / 16,000   ≈ 54 h
\`\`\`

Two and a quarter days during which retention keeps moving; the oldest event needed is at most 9 days old at the
start and is read first, so 14 suffices. With a retention of 7 days the repair would be impossible.`,
        },
        {
          title: 'Check your changes',
          type: 'quiz',
          minutes: 25,
          questions: [
            {
              prompt: 'Which schema change is safe for old events?',
              options: [
                'Adding an optional field with a default',
                'Renaming a required field',
                'Changing seconds to milliseconds in the same field',
              ],
              correct: 0,
              explanation:
                'Readers fill in the default. The others break the reading, or worse, silently change the meaning.',
            },
            {
              prompt: 'What must be switched off in a replay?',
              options: ['Checkpoints', 'Watermarks', 'Side effects such as e-mails'],
              correct: 2,
              explanation: 'Results can be rebuilt; customers should not be notified a second time.',
            },
          ],
        },
        {
          title: 'Rehearse a replay',
          type: 'assignment',
          minutes: 55,
          body: `Plan a repair for a job of yours: start offset, retention, speed, target table, comparison, switch and return
path. Carry it out on a small scale and report the measured catch-up time and every difference between the
tables.`,
        },
      ],
    },
    {
      title: 'Operating streams',
      description: 'Lag, backpressure, testing and cost.',
      lessons: [
        {
          title: 'What to watch at night',
          type: 'reading',
          minutes: 35,
          body: `Four signals tell most of the story. **Lag**: how far behind the newest event, in seconds as well as in
messages. **Watermark delay**: how old your results are. **Checkpoint duration**: growing means trouble. **Error
queue**: events that could not be read.

When an operator is too slow, **backpressure** travels upstream to the source; look for the first busy operator,
not the first waiting one. Skewed keys are the usual cause.

Test with out-of-order, late, duplicate and broken events. And ask whether seconds matter: if the decision is
made daily, a batch job is simpler and cheaper.`,
        },
        {
          title: 'Where the jam begins',
          type: 'video',
          minutes: 25,
          animation: 'network',
          transcript: `Light runs along the arrows. In a jam, it stops halfway. Imagine five operators in a row. The source blinks: it
is waiting. The parser waits, the join waits. The fourth is at a hundred percent, and behind it the sink is
idle. We look inside the fourth: of eight threads one is red, seven are green. One key, a test account, sends a
fifth of all events. We split its count into two stages, and the row turns green.`,
        },
        {
          title: 'Worked example: reading lag',
          type: 'reading',
          minutes: 40,
          body: `At 10:00 the lag is 600,000 messages; the input is 5,000/s.

| Time | Lag | Change per s |
|---|---|---|
| 10:00 | 600,000 | |
| 10:05 | 540,000 | −200 |
| 10:10 | 480,000 | −200 |

The job processes 5,200/s, so it catches up in 480,000 / 200 = 2,400 s, that is 40 minutes. In time, the lag at
10:10 is about 96 s. But the evening peak brings 6,500/s: then the lag would **grow** by 1,300 each second. Add
capacity beforehand.`,
        },
        {
          title: 'Check your operation',
          type: 'quiz',
          minutes: 20,
          questions: [
            {
              prompt: 'Operators 1 to 3 are waiting, 4 is fully busy, 5 is idle. Where is the bottleneck?',
              options: ['Operator 1', 'Operator 4', 'Operator 5'],
              correct: 1,
              explanation: 'Backpressure makes everything before the slow operator wait and starves what follows.',
            },
            {
              prompt: 'A report is read once each morning. What is often the best choice?',
              options: [
                'A stream with the smallest allowance',
                'Exactly-once delivery with transactions',
                'A nightly batch job',
              ],
              correct: 2,
              explanation: 'Low latency that nobody uses costs money and sleep.',
            },
          ],
        },
        {
          title: 'Capstone: a stream you would be on call for',
          type: 'assignment',
          minutes: 60,
          body: `Build a stream from source to sink with event time, one join and an idempotent sink. Deliver tests with bad
events, a state budget, a replay rehearsal, four alarms with thresholds, and a one-page guide for whoever is on
call.`,
        },
      ],
    },
  ],
  reviews: [
    {
      author: 'Nadia S.',
      stars: 5,
      text: 'Event time and watermarks with train delays as the example. I will never confuse them again.',
      day: '2026-01-16',
    },
    {
      author: 'Henrik J.',
      stars: 4,
      text: 'The exactly-once module is honest about where the guarantee ends. Some setup took patience.',
      day: '2026-04-30',
    },
    {
      author: 'Carmen L.',
      stars: 5,
      text: 'We found a two-hour hole in our replay plan thanks to module 7.',
      day: '2026-07-12',
    },
    {
      author: 'Tunde B.',
      stars: 4,
      text: 'Demanding but fair, with numbers you can check. I would welcome a chapter on cost.',
      day: '2026-09-19',
    },
  ],
};
