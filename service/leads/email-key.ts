/** An e-mail address in the form in which addresses are compared: letter case makes no difference. */
export function emailKey(email: string): string {
  return email.toLowerCase();
}
