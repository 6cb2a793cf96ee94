import type { SendMailOptions } from 'nodemailer';
import type { Mail } from './mailer';

/**
 * A mail as nodemailer takes it. The recipient is an object, because a string would be parsed as a
 * list of addresses, and goes into the envelope unchanged.
 */
export function messageOf({ to, subject, text }: Mail, from: string): SendMailOptions {
  return {
    from,
    to: { name: '', address: to },
    subject,
    text,
    // Suppresses automatic replies of absent people (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
