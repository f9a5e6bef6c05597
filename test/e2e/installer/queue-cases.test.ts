import type { Page } from 'playwright-core'
import { describe, expect, inject, it } from 'vitest'
import { scanFaces } from '../accessibility.ts'
import { hydrated, openAs, signIn } from '../journey.ts'
import { allowComplaints, open } from '../pages.ts'
import { asSampleAdmin } from '../sample-admin.ts'
import {
	accountOf,
	type JobOnPhone,
	jobOnPhone,
	kept,
	logOut,
	picture,
	tickAndNote,
	WITHOUT_LINE,
	waiting,
} from './jobs.ts'

/** High enough that the bar at the foot of the window covers nothing that is scanned. */
const WHOLE = 3600

/** The page of a job of tomorrow, open on a phone whose line is cut. */
async function cutOff() {
	const job = await jobOnPhone()
	await job.page.goto(job.path)
	await hydrated(job.page)
	await kept(job.page, job.path)
	job.line.cut()
	return job
}

/** A tick, a note and a photo, made without a signal. */
async function work({ page }: JobOnPhone) {
	await tickAndNote(page)
	const buffer = await picture()
	await page
		.getByLabel('Choose photos of Mounting')
		.setInputFiles({ name: 'roof.jpg', mimeType: 'image/jpeg', buffer })
	await waiting(page, 3)
}

const MADE = ['Survey: done', 'Note on mounting: Two skylights', 'Photo of mounting: roof.jpg']

const allSent = (page: Page) =>
	expect
		.poll(() =>
			page
				.locator('main')
				.getByText(/^\d waiting$/)
				.count(),
		)
		.toBe(0)

/** What the store has of the work. */
async function made(page: Page, id: string) {
	const { steps } = await (await page.request.get(`/api/orders/${id}/installation`)).json()
	return [steps[0].done, steps[1].done, steps[1].note, steps[1].photos.length]
}

async function logIn(page: Page, { email, password, role }: JobOnPhone['installer']) {
	const answer = await page.request.post('/api/session', { data: { email, password, role } })
	expect(answer.status()).toBe(200)
}

async function asAdmin(path: string, method: string, body?: unknown) {
	const answer = await (await asSampleAdmin(inject('address')))(path, method, body)
	expect(answer.status).toBe(200)
}

describe('changes that waited on a phone', () => {
	it('are listed, and stay on the phone, where another installer has the job by then', async () => {
		const job = await cutOff()
		const { page, id, path } = job
		await work(job)
		const next = await openAs('Installer', { isNew: true })
		const installerId = await accountOf(next)
		await asAdmin(`/api/orders/${id}/reassign`, 'POST', { installerId })
		job.line.mend()
		// They are sent by themselves.
		const listed = page.getByRole('alert').getByRole('listitem')
		await expect.poll(() => listed.count()).toBe(MADE.length)
		for (const text of MADE) await listed.getByText(text, { exact: true }).waitFor()
		expect(await listed.getByText('You do not have this job any more.').count()).toBe(MADE.length)
		await scanFaces(page, { height: WHOLE })
		expect(await made(next, id)).toEqual([false, false, null, 0])

		// The page is gone, and the dashboard lists them with their order.
		await page.goto('/installer/dashboard')
		await hydrated(page)
		await expect.poll(() => listed.count()).toBe(MADE.length)
		await listed.getByText(`${id}, ${MADE[0]}`, { exact: true }).waitFor()
		await expect
			.poll(() => page.evaluate((path) => caches.match(path).then(Boolean), path))
			.toBe(false)
		allowComplaints(WITHOUT_LINE)
	})

	it('outlive the login, and are sent once the same account is logged in again', async () => {
		const job = await cutOff()
		const { page, id, path } = job
		await work(job)
		const other = await signIn(await open({ isNew: true }), 'Installer')
		await asAdmin(`/api/users/${job.accountId}/sessions`, 'DELETE')
		job.line.mend()
		await page.getByText('You are logged out.').waitFor()
		await waiting(page, MADE.length)

		// Another installer on the same phone neither sees nor sends them, and logs out as if there were none.
		await logIn(page, other)
		await page.goto('/installer/dashboard')
		await hydrated(page)
		const listed = page.getByRole('region', { name: 'Waiting for a signal' })
		expect(await listed.count()).toBe(0)
		// Without a question, which is asked of the owner of changes that wait.
		await logOut(page)
		await page.waitForURL((url) => url.pathname === '/')
		await logIn(page, job.installer)
		await page.goto(path)
		await hydrated(page)
		await page.getByAltText('Mounting, photo 1').waitFor({ state: 'attached' })
		await allSent(page)
		expect(await made(page, id)).toEqual([true, false, 'Two skylights', 1])
		allowComplaints(WITHOUT_LINE)
	})

	it('are sent once where the job is open in two tabs', async () => {
		const job = await cutOff()
		const { page, id, path } = job
		job.line.mend()
		const context = page.context()
		const second = await context.newPage()
		await second.goto(path)
		await hydrated(second)
		job.line.cut()
		await work(job)
		// The second tab has them too, and one more of its own.
		await waiting(second, MADE.length)
		await second.getByRole('button', { name: 'Mark as done: Mounting' }).click()
		await waiting(second, MADE.length + 1)
		const taken: string[] = []
		context.on('response', (response) => {
			const key = response.request().headers()['idempotency-key']
			if (key && response.ok()) taken.push(key)
		})
		job.line.mend()
		await Promise.all([allSent(page), allSent(second)])
		expect(await made(page, id)).toEqual([true, true, 'Two skylights', 1])
		// Each but the photo, whose key is the name of its parts.
		expect(taken).toHaveLength(MADE.length)
		expect(new Set(taken).size).toBe(MADE.length)
		allowComplaints(WITHOUT_LINE)
	})
})
