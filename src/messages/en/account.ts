/** Registering, and changing or resetting a password. */
export const accountWords = {
  key: 'account' as const,
  en: {
    fields: {
      first_name: 'First name',
      last_name: 'Last name',
      role: 'Role',
      otp: 'OTP',
      oldPassword: 'Old password',
      newPassword: 'New password',
      confirmPassword: 'Confirm password',
    },
    passwordHint: (least: number): string =>
      `At least ${least} characters, with a lowercase letter and a number.`,
    passwordTooShort: (least: number): string =>
      `Password must be at least ${least} characters long.`,
    passwordTooWeak: 'Password must contain at least one lowercase letter and one number.',
    passwordsDiffer: 'Passwords do not match.',
    roleInvalid: 'Role must be either student or instructor.',
    otpHint: 'The one-time code from our email.',
    register: {
      submit: 'Sign Up',
      submitting: 'Signing up…',
      succeeded: 'Registration successful',
      failed: 'Error registering',
      login: 'Already have an account? Login Here',
    },
    forgotPassword: {
      hint: 'We will send a one-time code to this address.',
      submit: 'Send Email',
      submitting: 'Sending…',
      succeeded: 'Reset email sent successfully!',
      oneMoment: 'One moment…',
      failed: 'Failed to send email.',
      login: 'Login? Click here',
    },
    resetPassword: {
      submit: 'Reset Password',
      submitting: 'Resetting…',
      succeeded: 'Password reset successfully!',
      newCode: 'Request a new code',
      failed: 'Something went wrong',
    },
    changePassword: {
      submit: 'Change password',
      submitting: 'Changing…',
      succeeded: 'Password changed successfully',
      failed: 'Error changing password',
    },
  },
};
