// Generated from openapi.yaml by `npm run generate`. Do not edit.

/** The operations that ask for no token: `security: []` in the contract. */
export const openOperations = [
  'login',
  'register',
  'forgotPassword',
  'resetPassword',
  'confirmEmail',
  'capabilities',
] as const;
