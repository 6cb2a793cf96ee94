import { QuestionBank, QuizProvider } from 'quizwright';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { personOf, tokenIn } from '../../portal/personOf';
import { Portal } from '../../portal/Portal';
import { StudentDesk } from '../../portal/StudentDesk';

export function loader({ request }: LoaderFunctionArgs) {
  return personOf(`${process.env.API_URL}/api`, tokenIn(request.headers.get('cookie')));
}

export default function Page() {
  const person = useLoaderData<typeof loader>();
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
