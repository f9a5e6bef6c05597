import { expect } from 'vitest'
import type { keepMails } from '../../outbox.ts'

/** The link to this page in the latest mail to a person, as a path; due mails are sent first. */
export async function mailedLink(
	{ mails, deliver }: ReturnType<typeof keepMails>,
	page: string,
	email: string,
): Promise<string> {
	const link = new RegExp(`(?<=//[\\w.]+)/${page}\\?token=[\\w-]+`)
	const latest = () => mails.findLast(({ to, text }) => to.address === email && link.test(text))
	await expect
		.poll(async () => {
			await deliver()
			return latest()
		})
		.toBeDefined()
	return link.exec(latest()?.text ?? '')?.[0] ?? ''
}
