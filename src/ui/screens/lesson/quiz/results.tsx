import { CircleCheck, CircleX } from 'lucide-react';
import { css } from 'styled-system/css';
import { TextWithCode } from '../../../primitives/text-with-code.tsx';
import type { Quiz, Result } from './quiz.ts';

const list = css({
  listStyleType: 'none',
  p: '0',
  m: '0',
  '& > li': { py: '5', borderTopWidth: 'hairline', borderTopStyle: 'solid', borderColor: 'border.default' },
});
const prompt = css({ textStyle: 'h4' });
const verdict = css({
  display: 'flex',
  alignItems: 'flex-start',
  gap: '2',
  mt: '2',
  fontWeight: 'medium',
  color: 'danger.fg',
  '&[data-correct=true]': { color: 'success.fg' },
  '& svg': { flexShrink: '0', mt: '1' },
});
const explanation = css({ mt: '1', color: 'fg.muted', maxWidth: 'prose' });

/** Each question with the answer that was given, whether it is correct, and why. */
export function Results({ quiz, result }: { quiz: Quiz; result: Result }) {
  return (
    <ol className={list}>
      {quiz.questions.map((question, index) => {
        const answer = result.answers.find(({ questionId }) => questionId === question.id);
        const chosen = question.options.find(({ id }) => id === answer?.optionId);
        return (
          <li key={question.id}>
            <h2 className={prompt}>
              {index + 1}. <TextWithCode>{question.prompt}</TextWithCode>
            </h2>
            {answer && (
              <>
                <p className={verdict} data-correct={answer.correct}>
                  {answer.correct ? <CircleCheck aria-hidden size="1rem" /> : <CircleX aria-hidden size="1rem" />}
                  <span>
                    {answer.correct ? 'Correct: ' : 'Not quite: '}
                    {chosen && <TextWithCode>{chosen.text}</TextWithCode>}
                  </span>
                </p>
                <p className={explanation}>
                  <TextWithCode>{answer.explanation}</TextWithCode>
                </p>
              </>
            )}
          </li>
        );
      })}
    </ol>
  );
}
