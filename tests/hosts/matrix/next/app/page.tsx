import { cookies } from 'next/headers';
import { QuestionBank, QuizProvider } from 'quizwright';
import { personOf } from '../portal/personOf';
import { Portal } from '../portal/Portal';
import { StudentDesk } from '../portal/StudentDesk';

export default async function Page() {
  const token = (await cookies()).get('token')?.value ?? '';
  const person = await personOf(`${process.env.API_URL}/api`, token);
  return (
    <Portal>
      {person.user.role === 'Instructor' ? (
        <QuizProvider {...person}>
          <QuestionBank />
        </QuizProvider>
      ) : (
        <StudentDesk {...person} />
      )}
    </Portal>
  );
}
