import type { CourseSeed } from '../types.ts';

export const course: CourseSeed = {
  id: 'deep-learning',
  title: 'Deep Learning',
  description: 'Build neural networks from single neurons to transformers, and debug them when they refuse to learn.',
  level: 'Advanced',
  price: 42999,
  instructor: {
    name: 'Dr. Leila Haddad',
    title: 'Machine Learning Researcher',
    bio: 'Leila has built models for radiology and for railway points, and teaches with small examples that fit on one sheet of paper.',
  },
  duration: '12-14 weeks',
  students: 1930,
  ratingCount: 241,
  ratingDistribution: [70, 21, 5, 3, 1],
  lastUpdated: '2026-10-20',
  fullDescription:
    'Neural networks are simple parts in large numbers, and most of the difficulty lies in training them. You compute a forward and a backward pass by hand, then build up to convolutions, attention and fine-tuning in PyTorch. Throughout you practise what experience usually teaches slowly: reading loss curves, finding silent bugs, and knowing when a smaller model would do.',
  prerequisites: [
    'Machine Learning or equivalent experience',
    'Python, and the chain rule of differentiation',
    'Access to a GPU helps but is not required',
  ],
  modules: [
    {
      title: 'Neurons and layers',
      description: 'What a network computes, and why it must be nonlinear.',
      lessons: [
        {
          title: 'From weighted sum to network',
          type: 'reading',
          minutes: 30,
          body: `A neuron multiplies its inputs by weights, adds a bias and applies a nonlinear function: \`a = f(w·x + b)\`. A
layer is many neurons side by side, so it is one matrix product. A network is layers in sequence.

Without the nonlinearity any stack of layers collapses into **one** linear map, since a product of matrices is a
matrix. The usual choice is ReLU, \`max(0, z)\`: cheap, and its gradient does not fade for positive inputs.

The last layer follows the task: no activation for numbers, sigmoid for yes or no, softmax for one of many.`,
        },
        {
          title: 'A signal runs through',
          type: 'video',
          minutes: 30,
          animation: 'network',
          transcript: `Light travels along the arrows until all nine dots are lit. Each arrow carries a number, thicker for larger
weights. In the first hidden neuron the sum is negative, so ReLU outputs zero and it goes dark. The second one
glows. On the right, two outputs: the softmax turns them into shares, eighty and twenty percent. Change one
input slightly and watch which paths respond. Nothing here is mysterious: only sums, and a bend.`,
        },
        {
          title: 'Worked example: XOR needs a hidden layer',
          type: 'reading',
          minutes: 30,
          body: `XOR is 1 when exactly one input is 1; no single line separates it. Two ReLU neurons do:

\`\`\`text
h1 = ReLU(x1 + x2)
h2 = ReLU(x1 + x2 − 1)
y  = h1 − 2·h2
\`\`\`

| x1 | x2 | h1 | h2 | y |
|---|---|---|---|---|
| 0 | 0 | 0 | 0 | 0 |
| 0 | 1 | 1 | 0 | 1 |
| 1 | 0 | 1 | 0 | 1 |
| 1 | 1 | 2 | 1 | 0 |

The hidden layer folds the plane so that the points become separable.`,
        },
        {
          title: 'Check your layers',
          type: 'quiz',
          minutes: 25,
          questions: [
            {
              prompt: 'What happens to a deep network without nonlinear activations?',
              options: [
                'It trains faster to the same result',
                'It is equivalent to a single linear layer',
                'It can represent only XOR',
              ],
              correct: 1,
              explanation: 'A product of matrices is again a matrix, so depth adds nothing.',
            },
            {
              prompt: 'Which output suits a choice of exactly one of five classes?',
              options: ['Five sigmoids', 'One linear output', 'Softmax over five values'],
              correct: 2,
              explanation:
                'Softmax gives shares that add up to one. Independent sigmoids suit labels that may occur together.',
            },
          ],
        },
        {
          title: 'Count and compute',
          type: 'assignment',
          minutes: 65,
          body: `Design a network for 10 inputs, two hidden layers of 16 and 3 classes. Count its parameters by hand, check the
count in code, and compute one forward pass with NumPy alone. Show that PyTorch gives the same numbers.`,
        },
      ],
    },
    {
      title: 'Loss and backpropagation',
      description: 'How error flows back and weights learn.',
      lessons: [
        {
          title: 'The chain rule, organised',
          type: 'reading',
          minutes: 35,
          body: `Training needs to know how the loss changes with each weight. **Backpropagation** applies the chain rule from
the end to the start and reuses intermediate results, so all gradients cost about as much as a few forward
passes.

For every operation you need just two things: its output and its **local derivative**. Gradients multiply along
a path and add up where paths meet.

Match the loss with the output: cross-entropy with softmax, squared error with plain numbers. In PyTorch,
\`CrossEntropyLoss\` expects raw scores, called logits. Applying softmax first is a classic silent bug.`,
        },
        {
          title: 'Blame flows backwards',
          type: 'video',
          minutes: 30,
          animation: 'network',
          transcript: `The light travels forwards. Now run it backwards in your mind. The forward pass lights the network from left to
right and ends in a loss. Now the direction turns. The loss hands blame to the output neuron; it divides the
blame among its inputs in proportion to the weights. At a ReLU that was off, the stream stops: no signal went
through, so no blame returns. At a neuron with two outgoing lines, both streams add.`,
        },
        {
          title: 'Worked example: one step by hand',
          type: 'reading',
          minutes: 35,
          body: `One weight, \`ŷ = w·x\`, loss \`L = (ŷ − y)²\`, with x = 2, y = 10, w = 3.

\`\`\`text
forward:  ŷ = 6, L = 16
backward: dL/dŷ = 2(6 − 10) = −8
          dŷ/dw = x = 2
          dL/dw = −16
update:   w = 3 − 0.1 × (−16) = 4.6
\`\`\`

New loss: (9.2 − 10)² = 0.64. With a learning rate of 0.3 we would get w = 7.8, ŷ = 15.6 and a loss of 31.4, so
the step overshoots.`,
        },
        {
          title: 'Check your gradients',
          type: 'quiz',
          minutes: 25,
          questions: [
            {
              prompt: 'What gradient passes through a ReLU whose input was negative?',
              options: ['Zero', 'One', 'Minus one'],
              correct: 0,
              explanation: 'Its output is constant there, so small changes have no effect and nothing flows back.',
            },
            {
              prompt: 'A value is used in two places. How are its gradients combined?',
              options: ['The larger one wins', 'They are added', 'They are multiplied'],
              correct: 1,
              explanation: 'The total effect on the loss is the sum over all paths.',
            },
          ],
        },
        {
          title: 'Write your own backward pass',
          type: 'assignment',
          minutes: 55,
          body: `Implement a two-layer network for a small classification set in NumPy, with forward pass, loss and gradients.
Compare each gradient with a finite difference and report the largest relative error. It should be below one in
a hundred thousand.`,
        },
      ],
    },
    {
      title: 'Training that converges',
      description: 'Optimisers, learning rates and starting values.',
      lessons: [
        {
          title: 'The learning rate comes first',
          type: 'reading',
          minutes: 35,
          body: `If you may tune only one thing, tune the **learning rate**. Raise it from tiny values over one epoch, plot the
loss, and choose a value somewhat below the point where it explodes.

- **Mini-batches** give noisy but cheap gradients.
- **Momentum** averages them and rolls through small bumps.
- **Adam** also scales each parameter; AdamW treats weight decay properly.
- A short **warm-up** and a cosine decay help nearly always.

Initial weights matter as well. He initialisation, with variance 2/n for ReLU, keeps the signal's size steady
across layers. All zeros would make every neuron the same.`,
        },
        {
          title: 'Three learning rates',
          type: 'video',
          minutes: 25,
          animation: 'series',
          transcript: `A line wanders; a surprise turns red. A loss curve reads just so. Imagine three. The first creeps down so slowly
that after an hour it is nowhere: too small. The second leaps up and turns into "not a number": too large. The
third falls quickly, wobbles and settles. Now we lower its rate along a cosine. The wobble calms and the curve
finds a deeper place. The first hundred steps tell you most.`,
        },
        {
          title: 'Worked example: momentum by hand',
          type: 'reading',
          minutes: 40,
          body: `Gradients in a narrow valley: across it they flip, along it they stay. Momentum \`v = 0.9·v + g\`.

| Step | g across | v across | g along | v along |
|---|---|---|---|---|
| 1 | +1 | 1.00 | 0.1 | 0.10 |
| 2 | −1 | −0.10 | 0.1 | 0.19 |
| 3 | +1 | 0.91 | 0.1 | 0.27 |
| 4 | −1 | −0.18 | 0.1 | 0.34 |

Across, the flips largely cancel. Along, the small steady gradient grows towards 1.0, ten times its size. So the
path straightens.`,
        },
        {
          title: 'Check your training',
          type: 'quiz',
          minutes: 20,
          questions: [
            {
              prompt: 'The loss becomes NaN after 30 steps. What do you try first?',
              options: ['A larger batch of the same data', 'More layers', 'A lower learning rate or a warm-up'],
              correct: 2,
              explanation:
                'Exploding updates are the usual cause. Gradient clipping and a look at the inputs come next.',
            },
            {
              prompt: 'Why not start with all weights at zero?',
              options: [
                'All neurons of a layer would stay identical',
                'The loss would be infinite',
                'Adam cannot handle zeros',
              ],
              correct: 0,
              explanation: 'With equal weights they receive equal gradients, so the symmetry is never broken.',
            },
          ],
        },
        {
          title: 'Find the rate',
          type: 'assignment',
          minutes: 60,
          body: `Run a learning-rate range test on a small network and plot loss against rate. Then train with a rate ten times
lower, the chosen one and ten times higher. Explain the three curves to a colleague in five sentences.`,
        },
      ],
    },
    {
      title: 'Generalising',
      description: 'Regularisation, normalisation and honest validation.',
      lessons: [
        {
          title: 'Large and still not overfitting',
          type: 'reading',
          minutes: 30,
          body: `Networks can memorise random labels, and yet they often generalise. Help them:

- **More varied data**, and augmentation that keeps the label true.
- **Early stopping** on a validation set that mirrors use.
- **Weight decay**, a steady pull towards small weights.
- **Dropout**, which silences random neurons while training.

**Normalisation** keeps activations in a healthy range. Batch norm uses the statistics of the batch while
training and running averages in use; layer norm uses each example alone and suits text. Forgetting
\`model.eval()\` leaves dropout and batch statistics on, and your results change with every call.`,
        },
        {
          title: 'Dropout',
          type: 'video',
          minutes: 25,
          animation: 'filter',
          transcript: `Filters stop most dots and let a few pass. A full layer of neurons hands its values on. Now, for this one batch,
half of them are covered at random; the others must cope. In the next batch a different half is covered. No
neuron can rely upon a particular neighbour, so each learns something useful by itself. In use all of them are
open again, scaled so that the sum stays the same. It resembles averaging many networks.`,
        },
        {
          title: 'Worked example: the right augmentation',
          type: 'reading',
          minutes: 35,
          body: `| Task | Flip left-right | Rotate 180° | Brightness |
|---|---|---|---|
| Cats or dogs | yes | rarely | yes |
| Digits | no | no (6 and 9) | yes |
| Satellite fields | yes | yes | careful |
| Skin lesions | yes | yes | careful, colour is evidence |

The rule: would an expert give the changed picture the same label? In one trial on digits, free rotation lowered
accuracy from 98.9% to 93.1%, and nearly all new errors were sixes and nines.`,
        },
        {
          title: 'Check your generalising',
          type: 'quiz',
          minutes: 20,
          questions: [
            {
              prompt: 'Predictions for the same input differ from call to call. What is likely?',
              options: [
                'The learning rate is too high',
                'The model is still in training mode',
                'The validation set is too small',
              ],
              correct: 1,
              explanation: 'Dropout and batch statistics stay active until you call `model.eval()`.',
            },
            {
              prompt: 'Which augmentation is wrong for reading digits?',
              options: ['A slight shift', 'Lower contrast', 'A half-turn'],
              correct: 2,
              explanation: 'It turns a 6 into a 9 while the label stays 6.',
            },
          ],
        },
        {
          title: 'Close the gap',
          type: 'assignment',
          minutes: 70,
          body: `Train a network that clearly overfits a small image set of your choice. Add one remedy at a time: augmentation,
weight decay, dropout, early stopping. Tabulate training and validation scores, and recommend the smallest
combination that works.`,
        },
      ],
    },
    {
      title: 'Convolutional networks',
      description: 'Seeing with shared, local weights.',
      lessons: [
        {
          title: 'Local and shared',
          type: 'reading',
          minutes: 40,
          body: `A fully connected layer on a 224 × 224 colour picture needs 150,528 weights **per neuron**. A convolution uses
two facts about pictures: nearby pixels belong together, and a pattern means the same everywhere. So a small
filter, say 3 × 3, slides across the picture with the **same** weights.

Early layers find edges, later ones textures and parts. Stride and pooling shrink the map and widen the
**receptive field**, the area of the picture that one value can see.

**Residual connections** add a layer's input to its output, which gives gradients a direct way back and makes
depth trainable.`,
        },
        {
          title: 'A filter slides across',
          type: 'video',
          minutes: 25,
          animation: 'filter',
          transcript: `Some dots stop and some pass, like patterns at a filter. Imagine a three-by-three window moving over a
photograph. At each stop it multiplies nine pixels by nine weights and writes one number. On plain sky the sum
is zero. At the edge of the roof it lights up. The result is a map of edges. A second filter listens to the
other direction. Stack the maps, repeat, and a later filter responds to corners.`,
        },
        {
          title: 'Worked example: sizes and counts',
          type: 'reading',
          minutes: 30,
          body: `Output size: \`⌊(n + 2p − k) / s⌋ + 1\`.

| Layer | Output | Parameters |
|---|---|---|
| Input | 32×32×3 | 0 |
| Conv 3×3, 16 filters, p=1 | 32×32×16 | 448 |
| Max pool 2 | 16×16×16 | 0 |
| Conv 3×3, 32 filters, p=1 | 16×16×32 | 4,640 |

First: (3·3·3 + 1) · 16 = 448. Second: (3·3·16 + 1) · 32 = 4,640. A dense layer from 32×32×3 to just 16 neurons
would need 49,168.`,
        },
        {
          title: 'Check your convolutions',
          type: 'quiz',
          minutes: 25,
          questions: [
            {
              prompt: 'Why does a convolution need so few parameters?',
              options: [
                'The same small filter is used at every position',
                'It works only on grey pictures',
                'It skips most pixels',
              ],
              correct: 0,
              explanation: 'Sharing weights across positions replaces thousands of separate ones.',
            },
            {
              prompt: 'What do residual connections chiefly make easier?',
              options: ['Using larger pictures', 'Removing the activation function', 'Training very deep networks'],
              correct: 2,
              explanation: 'The identity path lets gradients flow back unhindered.',
            },
          ],
        },
        {
          title: 'Build a small CNN',
          type: 'assignment',
          minutes: 60,
          body: `Build a CNN with at most 100,000 parameters for a ten-class image set. Calculate sizes and parameters before
running it. Show twelve misclassified pictures and group the errors by likely cause. Then add residual
connections and compare.`,
        },
      ],
    },
    {
      title: 'Attention and transformers',
      description: 'Let every position look at every other.',
      lessons: [
        {
          title: 'Queries, keys and values',
          type: 'reading',
          minutes: 40,
          body: `Attention lets each position gather what it needs. Every position emits a **query** (what am I looking for?), a
**key** (what do I offer?) and a **value** (what I pass on). Query times key gives a score, softmax turns scores
into weights, and the output is the weighted sum of values:

\`softmax(QKᵀ / √d) V\`

The division by √d keeps softmax from saturating. Several **heads** look for different things. Since attention
ignores order, we add **position** information. A transformer block is attention, then a small network, each
with a residual connection and layer norm. The cost grows with the square of the length.`,
        },
        {
          title: 'Who looks at whom',
          type: 'video',
          minutes: 20,
          animation: 'network',
          transcript: `Nine dots, joined by arrows, pass light to each other. Think of words. Take five words: "The cup fell because
it..." The last one sends its query to all. Lines appear, thick towards "cup", thin towards "because". The
weights add up to one. What flows back is mostly the meaning of "cup", and the pronoun is filled with it. A
second head looks elsewhere. In a generating model all lines to the right are cut: nobody may see the future.`,
        },
        {
          title: 'Worked example: attention with two numbers',
          type: 'reading',
          minutes: 40,
          body: `One query q = (1, 0), keys k₁ = (2, 0) and k₂ = (0, 2), values 10 and 20, d = 2.

\`\`\`text
scores: q·k₁ = 2, q·k₂ = 0
scaled: 2/√2 = 1.414, 0
softmax: e^1.414 = 4.11, e^0 = 1
weights: 0.804, 0.196
output: 0.804 × 10 + 0.196 × 20 = 11.96
\`\`\`

The output lies close to the value of the matching key. With q = (0, 1) the weights swap and the output is 18.04.`,
        },
        {
          title: 'Check your attention',
          type: 'quiz',
          minutes: 30,
          questions: [
            {
              prompt: 'Why are attention scores divided by √d?',
              options: ['To make them add up to one', 'To keep the softmax from saturating', 'To encode the positions'],
              correct: 1,
              explanation:
                'Dot products grow with the dimension. Without scaling the softmax becomes nearly one-hot and gradients vanish.',
            },
            {
              prompt: "A sequence becomes three times as long. How does full attention's cost change?",
              options: ['About nine times', 'About three times', 'About six times'],
              correct: 0,
              explanation: 'Every position is compared with every other, so the cost grows with the square.',
            },
          ],
        },
        {
          title: 'Write attention',
          type: 'assignment',
          minutes: 50,
          body: `Implement single-head attention with a causal mask in PyTorch using only matrix operations. Test that changing a
later token never alters an earlier output, and that every row of weights adds up to one. Plot the weights for
one sentence.`,
        },
      ],
    },
    {
      title: 'Transfer and fine-tuning',
      description: 'Start from what others have learned.',
      lessons: [
        {
          title: 'Do not start from scratch',
          type: 'reading',
          minutes: 30,
          body: `A network trained on millions of pictures or sentences already knows edges or grammar. With a few hundred
examples of your own you can:

1. **Freeze** it and train a new last layer: quick and safe.
2. **Fine-tune** all or the upper layers with a learning rate 10 to 100 times smaller.
3. **Adapt** it with a few added parameters, such as LoRA.

Use the same preprocessing as the original training. Check the licence and what it was trained on: its gaps
become yours. And look for overlap, because your test pictures may have been in its training set.`,
        },
        {
          title: 'Frozen, then thawed',
          type: 'video',
          minutes: 20,
          animation: 'pipeline',
          transcript: `Four stations in sequence. Imagine them as blocks of a trained network. They were trained elsewhere and are
frozen. We remove the old head and attach a new grey one. First only the head learns; it warms up within
minutes. Then we thaw the last block and let it move in tiny steps. Thaw everything at full speed, and the
colours wash out: the old knowledge is overwritten. Slowly, from the top down, it adapts and keeps what it knew.`,
        },
        {
          title: 'Worked example: how LoRA saves',
          type: 'reading',
          minutes: 40,
          body: `A weight matrix W has 4,096 × 4,096 = 16.8 million entries. LoRA leaves W alone and learns \`ΔW = B·A\` with rank
r = 8.

\`\`\`text
A: 8 × 4096 = 32,768
B: 4096 × 8 = 32,768
trained:      65,536  (0.39%)
\`\`\`

B begins at zero, so at first nothing changes. After training B·A may be added into W, and inference costs
nothing extra. Gradients and Adam's two running averages are kept only for the trained part, so memory shrinks
as well.`,
        },
        {
          title: 'Check your transfer',
          type: 'quiz',
          minutes: 20,
          questions: [
            {
              prompt: 'You have 200 labelled pictures similar to the original data. What is a good start?',
              options: [
                'Train all layers from random weights',
                'Fine-tune everything at the original rate',
                'Freeze the network and train a new head',
              ],
              correct: 2,
              explanation:
                'With few examples a small number of trained parameters is safest. Thaw more if validation asks for it.',
            },
            {
              prompt: "Why must preprocessing match the pretrained model's?",
              options: [
                'Its weights expect inputs on that scale',
                'Licences demand it',
                'Otherwise the gradients are zero',
              ],
              correct: 0,
              explanation: 'Other means or colour orders look like a different world to the first layer.',
            },
          ],
        },
        {
          title: 'Three ways to transfer',
          type: 'assignment',
          minutes: 70,
          body: `Take a pretrained network and a small set of your own. Compare a frozen body, a thawed last block and training
from scratch, at 50 and 500 examples. Plot all six results with their spread over three seeds.`,
        },
      ],
    },
    {
      title: 'Debugging and deciding',
      description: 'Silent failures, cost and the right size.',
      lessons: [
        {
          title: 'Networks fail silently',
          type: 'reading',
          minutes: 30,
          body: `A bug in a network seldom crashes; it merely learns worse. Work in order:

1. Look at the data **as the model sees it**, after all transformations.
2. Check the first loss: for ten classes it should be near ln 10 = 2.3.
3. **Overfit one batch.** If it cannot memorise 16 examples, something is broken.
4. Add data, then regularisation, changing one thing at a time.
5. Fix seeds and log everything.

Finally ask whether it is worth it. Report accuracy together with time, memory and energy. A boosted tree or a
small network is often the better answer.`,
        },
        {
          title: 'What a loss curve says',
          type: 'video',
          minutes: 30,
          animation: 'series',
          transcript:
            'The line has a usual range, and one point breaks it. Imagine four curves. The first is flat from the start at 2.3: look for a missing update or shuffled labels. The second falls in training and rises in validation: overfitting. The third saws up and down in rhythm with the epochs: the data are not shuffled. The fourth falls, and then leaps in one step: a bad batch or too high a rate. Name the curve before changing code.',
        },
        {
          title: 'Worked example: a silent bug',
          type: 'reading',
          minutes: 30,
          body: `\`\`\`python
for x, y in loader:
    loss = loss_fn(model(x).softmax(1), y)
    loss.backward()
    optimiser.step()
\`\`\`

Two bugs. \`CrossEntropyLoss\` applies softmax itself, so the second one flattens the gradients: the model learns slowly and never becomes confident. And \`optimiser.zero_grad()\` is missing, so gradients of all past batches pile up. Both versions run without a word. Overfitting one batch exposes them in a minute: the loss stalls near 1.46 for ten classes, the lowest value that a double softmax allows.`,
        },
        {
          title: 'Check your debugging',
          type: 'quiz',
          minutes: 25,
          questions: [
            {
              prompt: 'A new ten-class model starts with a loss of 9. What does it suggest?',
              options: [
                'It is already overfitting',
                'Initial outputs are badly scaled or the labels are wrong',
                'Nothing, since any start is fine',
              ],
              correct: 1,
              explanation:
                'A model that knows nothing should score about ln 10 = 2.3. Much more means it is confidently wrong.',
            },
            {
              prompt: 'What does failing to overfit 16 examples show?',
              options: [
                'The network is too small for the full task',
                'More data are needed',
                'There is a bug in the model, loss or update',
              ],
              correct: 2,
              explanation: 'Memorising 16 examples is easy for nearly any network, so failure points to the code.',
            },
          ],
        },
        {
          title: 'Capstone: build, break, explain',
          type: 'assignment',
          minutes: 65,
          body: `Solve a task of your choice with a network and with a simpler method. Deliver code, curves, an error analysis,
the cost of training and inference, one bug you planted and how you would detect it, and a justified choice of
model.`,
        },
      ],
    },
  ],
  reviews: [
    {
      author: 'Lukas E.',
      stars: 5,
      text: 'Backpropagation with pencil and paper in module 2. After that, nothing in PyTorch felt like magic.',
      day: '2026-03-05',
    },
    {
      author: 'Aisha M.',
      stars: 5,
      text: 'The "overfit one batch" habit has saved me days. Wonderfully free of hype.',
      day: '2026-06-23',
    },
    {
      author: 'Connor D.',
      stars: 4,
      text: 'Excellent on debugging. Some assignments took longer than planned on my old laptop.',
      day: '2026-08-15',
    },
    {
      author: 'Yuki S.',
      stars: 3,
      text: 'Strong foundations, but I had hoped for more about generating images.',
      day: '2026-10-02',
    },
  ],
};
