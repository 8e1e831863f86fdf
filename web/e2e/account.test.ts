import { expect, test } from './test';

test('a guest registers, signs out and signs in again', async ({ visit }) => {
  const visitor = await visit();
  const { page } = visitor;
  const name = `Clara ${Date.now() % 1_000_000}`;
  const header = page.getByRole('banner');
  const panel = (title: string) => page.getByRole('region', { name: title });
  await visitor.go('/');
  await header.getByRole('button', { name: 'Guest' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill(name);
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await header.getByRole('button', { name }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Register, sign in, settings' }).click();

  const register = panel('Keep your name');
  expect(await register.getByLabel('Name').inputValue()).toBe(name);
  await register.getByLabel('Password').fill('a long night');
  await register.getByRole('button', { name: 'Register' }).click();
  await page.getByRole('heading', { name: `You are ${name}` }).waitFor();

  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await header.getByRole('button', { name: 'Guest' }).waitFor();

  const signIn = panel('Sign in');
  await signIn.getByLabel('Name').fill(name);
  await signIn.getByLabel('Password').fill('a short night');
  visitor.expectProblem(/40[13]/);
  await signIn.getByRole('button', { name: 'Sign in' }).click();
  await signIn.getByText('Wrong name or password.').waitFor();
  visitor.expectNoProblem();
  await signIn.getByLabel('Password').fill('a long night');
  await signIn.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('heading', { name: `You are ${name}` }).waitFor();
  await page.reload();
  await header.getByRole('button', { name }).waitFor();
});
