import { expectTypeOf, test } from 'vitest';
import type { output, ZodMiniType } from 'zod/mini';
import type { Body, OperationId } from '../../src/contract';
import type { questionForm } from '../../src/items/questionForm';
import type * as forms from '../../src/rules/forms';

type Fields<Form extends (...words: never[]) => ZodMiniType> = keyof output<ReturnType<Form>>;
type Sent<Id extends OperationId> = keyof Body<Id>;

test('a form has exactly the fields of the body that it sends', () => {
  expectTypeOf<Fields<typeof forms.signInForm>>().toEqualTypeOf<Sent<'login'>>();
  expectTypeOf<Fields<typeof forms.registerForm>>().toEqualTypeOf<Sent<'register'>>();
  expectTypeOf<Fields<typeof forms.forgotPasswordForm>>().toEqualTypeOf<Sent<'forgotPassword'>>();
  expectTypeOf<Fields<typeof forms.resetPasswordForm>>().toEqualTypeOf<Sent<'resetPassword'>>();
  expectTypeOf<Fields<typeof forms.confirmEmailForm>>().toEqualTypeOf<Sent<'confirmEmail'>>();
  // The format of its texts and its kind are choices that cannot be wrong, and its field keeps tags in
  // order.
  expectTypeOf<
    Fields<typeof questionForm> | 'format' | 'kind' | 'accepted' | 'tags'
  >().toEqualTypeOf<Sent<'createQuestion'>>();
  expectTypeOf<
    Fields<typeof questionForm> | 'format' | 'kind' | 'accepted' | 'tags'
  >().toEqualTypeOf<Sent<'updateQuestion'>>();
  expectTypeOf<Fields<typeof forms.quizForm>>().toEqualTypeOf<Sent<'createQuiz'>>();
  expectTypeOf<Fields<typeof forms.quizChangeForm>>().toEqualTypeOf<Sent<'updateQuiz'>>();
  expectTypeOf<Fields<typeof forms.addedTimeForm>>().toEqualTypeOf<Sent<'extendTime'>>();
  expectTypeOf<Fields<typeof forms.groupForm>>().toEqualTypeOf<Sent<'createGroup'>>();
  expectTypeOf<Fields<typeof forms.groupForm>>().toEqualTypeOf<Sent<'updateGroup'>>();
  expectTypeOf<Fields<typeof forms.studentForm>>().toEqualTypeOf<Sent<'createStudent'>>();
});

test('two forms differ from the bodies that they send', () => {
  expectTypeOf<
    Exclude<Fields<typeof forms.changePasswordForm>, 'confirm_password'>
  >().toEqualTypeOf<Sent<'changePassword'>>();
  // The group changes by other operations, the id is not typed, and a button keeps an email.
  expectTypeOf<Exclude<Fields<typeof forms.studentChangeForm>, 'group'>>().toEqualTypeOf<
    Exclude<Sent<'updateStudent'>, '_id' | 'keep_email'>
  >();
});
