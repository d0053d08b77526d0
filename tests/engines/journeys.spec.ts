/** The main journeys, in each engine. */
import { engines } from '../../scripts/engines.ts';
import { exerciseOf } from '../../server/testing/exercises.ts';
import { handIn } from '../journeys/hand-in.ts';
import { password } from '../journeys/server.ts';
import { fullNameOf, newPerson, written } from '../journeys/test.ts';
import { button, heading, label, link, role, text, value } from './in-page.ts';
import { test } from './test.ts';

const course = written('data-engineering');
const firstLesson = course.modules[0]?.lessons[0];

for (const engine of engines) {
  test.describe(() => {
    test.use({ engine });

    test(`§product.78, §product.2 ${engine}: from the invitation to the first lesson`, async ({ person, product }) => {
      const invited = newPerson();
      await person.open(await product.invite(invited));
      await person.sees(value(invited.email));
      await person.fill(label('Password'), password);
      await person.fill(label('Confirm Password'), password);
      await person.click(button('Create Account'));
      await person.isAt('/login');
      await person.sees(text('Registration successful'));
      await person.fill(label('Email'), invited.email);
      await person.fill(label('Password'), password);
      await person.click(button('Sign In'));
      await person.isAt('/dashboard');
      await person.sees(heading(`Hello, ${invited.firstName}`));

      await person.click(link('View All courses'));
      await person.click(link(`View Course: ${course.title}`));
      await person.click(link('Preview'));
      await person.isAt(`/courses/${course.id}/lessons/${firstLesson?.id}`);
      await person.sees(heading(firstLesson?.title ?? ''));
    });

    test(`§product.78, §product.63 ${engine}: the catalogue is searched and filtered, also after a reload`, async ({
      person,
    }) => {
      const others = link(/^View Course: (?!Data Engineering)/);
      await person.open('/courses');
      await person.sees(others);
      await person.fill(role('searchbox', 'Search courses'), 'ENGINEER');
      await person.seesNo(others);
      await person.click(button('Advanced'));
      await person.sees(heading('No courses found'));
      await person.click(button('Intermediate'));
      await person.sees(link(`View Course: ${course.title}`));
      await person.reload();
      await person.sees(value('ENGINEER'));
      await person.sees(link(`View Course: ${course.title}`));
      await person.seesNo(others);
      await person.click(link(`View Course: ${course.title}`));
      await person.sees(heading(course.title));
    });

    test(`§product.78, §payment.16 ${engine}: a course is bought, and is there`, async ({ person, account }) => {
      await person.signIn(account.user.email);
      await person.open('/courses/data-ethics');
      await person.click(button('Enroll Now'));
      await person.click(button('Pay Now'));
      await person.isAt(/^\/sandbox\/checkout\/cs_/);
      await person.click(button('Pay £4.99 (test)'));
      await person.isAt(/^\/payment-success\?session_id=cs_/);
      await person.sees(heading('Payment Successful'));
      await person.click(link('Start learning'));
      await person.isAt('/courses/data-ethics');
      await person.sees(heading("You're enrolled!"));
    });

    test(`§product.78, §sync.12 ${engine}: a draft of a submission is there after a reload`, async ({
      person,
      product,
      account,
    }) => {
      const answer = 'Five questions, each with its decision.';
      const openForm = async () => {
        await person.click(button('View Details: Question log'));
        await person.click(button('Submit Assignment'));
      };
      await product.buy(account, 'data-analytics');
      await person.signIn(account.user.email);
      await person.open('/assignments');
      await openForm();
      await person.fill(label('Your answer'), answer);
      await person.sees(text(/^Saved\b/));
      await person.reload();
      await openForm();
      await person.sees(value(answer));
      await person.click(button('Submit'));
      await person.sees(text('Completed'));
    });

    test(`§product.78, §practice.4, §practice.81 ${engine}: SQL that does not end is stopped, and the next is run and checked`, async ({
      person,
      product,
      account,
    }) => {
      await product.buy(account, 'sql-for-beginners');
      await person.signIn(account.user.email);
      await person.open('/courses/sql-for-beginners/lessons/m1-l7');
      const editor = role('textbox', /^SQL for/);
      await person.fill(
        editor,
        'WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT count(*) FROM n;',
      );
      await person.click(button('Run'));
      await person.sees(text(/^The code took too long\./));
      await person.fill(editor, 'SELECT bike_id, name, bought FROM bikes ORDER BY bought DESC, bike_id LIMIT 5;');
      await person.click(button('Run'));
      await person.sees(role('region', 'Result'));
      await person.click(button('Check'));
      await person.sees(text('The lesson is completed.'));
    });

    test(`§product.78, §practice.4 ${engine}: Python is run in the lesson`, async ({ person, product, account }) => {
      const { courseId, path } = exerciseOf('python');
      await product.buy(account, courseId);
      await person.signIn(account.user.email);
      await person.open(path);
      await person.click(button('Load Python'));
      await person.fill(role('textbox', /^Python for/), 'print(1234 * 5678)');
      await person.click(button('Run'));
      await person.sees(role('region', 'Output'));
      await person.sees(text(/7006652/));
    });

    test(`§product.78, §grading.18 ${engine}: a submission is graded and returned`, async ({ person, product }) => {
      const student = fullNameOf(await handIn(product, 'Ida', 'Five questions, each with its decision.'));
      const instructor = await product.register(newPerson(), 'instructor', ['data-analytics']);
      await person.signIn(instructor.user.email);
      await person.open('/teach/grading?course=data-analytics&assignment=question-log');
      await person.click(link(`${student}: Question log`));
      await person.sees(heading(student));
      await person.clickEach(role('radio', /^2\. /));
      await person.fill(label('Feedback'), 'Clear questions.');
      await person.click(button('Return'));
      await person.sees(button(`Undo: ${student}`));
    });
  });
}
