/**
 * An e-mail address as a person is found by it: letter case makes no other person. Wherever two
 * addresses are compared, their keys are.
 */
export function emailKey(email: string): string {
  return email.toLowerCase();
}
