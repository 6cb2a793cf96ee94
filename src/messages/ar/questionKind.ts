import type { Messages } from '../en';

export const questionKind: Messages['questionKind'] = {
  chooseAll: 'اختر كل ما ينطبق',
  chooseAllPartial: 'اختر كل ما ينطبق. كل اختيار خاطئ يلغي اختيارًا صحيحًا.',
  number: {
    label: 'إجابتك',
    hint: (example) => `عدد، مثل ${example}`,
    invalid: (example) => `هذا ليس عددًا، لذلك لم يُحفظ. اكتب عددًا مثل ${example} من دون وحدة.`,
    readAs: (number) => `قُرئ على أنه ${number}`,
    changeSign: 'تغيير الإشارة',
  },
};
