import { describe, expect, it } from 'vitest'
import { scanFaces } from '../accessibility.ts'
import { anotherStore } from '../another-store.ts'
import { hydrated } from '../journey.ts'
import { allowComplaints, open } from '../pages.ts'
import { HERE, kept, propose, WITHOUT_LINE, waiting } from './jobs.ts'
import { openLine } from './line.ts'
import { acceptedIn, PANEL, signInAsInstaller } from './live-installer.ts'

describe('serial numbers that waited on a phone', () => {
	const live = anotherStore('live')

	it('are listed and kept where another job has one of them by then, beside all else that was taken', async () => {
		const line = await openLine(live.address)
		const page = await open({ width: 390, address: line.address, keepsPages: true })
		await signInAsInstaller(page, live.store)
		const job = await acceptedIn(live, page)
		const other = await acceptedIn(live, page)
		await propose(page, job.id, 1)
		await propose(page, other.id, 2)
		const cookies = await page.context().cookies()
		const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
		/** Notes numbers of a job from another device of the same installer. */
		const noteElsewhere = async (id: string, serials: string[]) => {
			const answer = await fetch(`${live.address}/api/orders/${id}/serials`, {
				method: 'PUT',
				headers: { cookie, 'content-type': 'application/json' },
				body: JSON.stringify({ productId: PANEL, serials }),
			})
			expect(answer.status).toBe(200)
		}
		const made = async () => {
			const path = `${live.address}/api/orders/${job.id}/installation`
			const { parts, steps } = await (await fetch(path, { headers: { cookie } })).json()
			return [parts[0].serials, steps[0].note]
		}
		const path = `${HERE}/${job.id}`
		await page.goto(path)
		await hydrated(page)
		await kept(page, path)
		line.cut()
		const numbers = page.getByLabel(job.name, { exact: true })
		await numbers.fill('A1\nA2')
		await numbers.blur()
		await waiting(page, 1)
		await page.getByText('Survey: Note and photos').click()
		await page.getByLabel('Note on survey').fill('Two skylights')
		await page.getByLabel('Note on survey').blur()
		await waiting(page, 2)

		await noteElsewhere(other.id, ['a2'])
		line.mend()
		const listed = page.getByRole('alert').getByRole('listitem')
		await listed.getByText(`Serial numbers of ${job.name}: A1, A2`, { exact: true }).waitFor()
		await listed.getByText('A2 is noted for another order.').waitFor()
		expect(await listed.count()).toBe(1)
		await expect.poll(made).toEqual([[], 'Two skylights'])
		await scanFaces(page, { within: '[role=alert]' })

		// Nothing is lost with the page.
		await page.reload()
		await hydrated(page)
		await listed.getByText(`Serial numbers of ${job.name}: A1, A2`, { exact: true }).waitFor()

		// The other job has given the number back.
		await noteElsewhere(other.id, ['B2'])
		await listed.getByRole('button', { name: /^Try again/ }).click()
		await expect.poll(() => listed.count()).toBe(0)
		await expect.poll(made).toEqual([['A1', 'A2'], 'Two skylights'])
		allowComplaints(WITHOUT_LINE)
	})
})
