import type { Page } from 'playwright-core'
import { inject } from 'vitest'
import type { UserId } from '../../shared/ids.ts'
import { codeAt, firstCode } from '../authenticator.ts'
import type { Shop } from './another-store.ts'

let made = 0

/** An account of the test's own, made through the API, with a unique name. */
export async function somebody(role = 'Buyer', address = inject('address')) {
	const mark = `${Date.now().toString(36)}${made++}`
	const input = {
		name: `Person ${mark}`,
		email: `person-${mark}@example.com`,
		password: 'sunny-day-in-pune',
		confirmPassword: 'sunny-day-in-pune',
		role,
	}
	const call = (path: string, method: string, body?: object, cookie = '') =>
		fetch(`${address}${path}`, {
			method,
			headers: { 'content-type': 'application/json', cookie },
			...(body && { body: JSON.stringify(body) }),
		})
	const answer = await call('/api/users', 'POST', input)
	if (answer.status !== 201) throw new Error(await answer.text())
	const cookies = answer.headers.getSetCookie().map((line) => line.split(';')[0])
	const { user } = await answer.json()
	return {
		...input,
		id: user.id as UserId,
		/** Calls the API as this person. */
		call: (path: string, method = 'GET', body?: object) =>
			call(path, method, body, cookies.join('; ')),
		isLoggedIn: async () =>
			(await (await call('/api/session', 'GET', undefined, cookies.join('; '))).json()).user !==
			null,
	}
}

/** Sets up two-step login for an account, which ends its session. @returns the secret of their app */
export async function authenticatorOf({
	password,
	call,
}: Awaited<ReturnType<typeof somebody>>): Promise<string> {
	const begun = await call('/api/account/two-factor', 'POST', { currentPassword: password })
	const { secret } = await begun.json()
	const on = await call('/api/account/two-factor/confirm', 'POST', {
		code: await firstCode(secret),
	})
	if (on.status !== 200) throw new Error(await on.text())
	return secret
}

/** Turns on two-step login on the page of an account that asks for it, up to the recovery codes. */
export async function turnOnTwoStep(page: Page, password: string) {
	await page.getByLabel('Current password', { exact: true }).fill(password)
	await page.getByRole('button', { name: 'Go on' }).click()
	const key = (await page.locator('code').innerText()).replaceAll(' ', '')
	await page.getByLabel('Code from the app').fill(codeAt(key))
	await page.getByRole('button', { name: 'Turn on two-step login' }).click()
	await page.getByRole('heading', { name: 'Your recovery codes' }).waitFor()
}

/** An admin of a live store, made of a buyer, who logs in with the codes of an app. @returns them and its secret */
export async function adminOf({ store, address }: Pick<Shop, 'store' | 'address'>) {
	const boss = await somebody('Buyer', address)
	const secret = await authenticatorOf(boss)
	await store.db
		.updateTable('users')
		.set({ role: 'Admin' })
		.where('email', '=', boss.email)
		.execute()
	return { boss, secret }
}
