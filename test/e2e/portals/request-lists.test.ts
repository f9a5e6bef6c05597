import { describe, expect, it } from 'vitest'
import { DAY_MS } from '../../../shared/durations.ts'
import { scanFaces } from '../accessibility.ts'
import { openLiveAdmin } from '../admin/live-admin.ts'
import { anotherStore } from '../another-store.ts'
import { go } from '../journey.ts'
import { paid } from '../orders/paid-order.ts'

const UNANSWERED = { answer: null, answered_by: null, answered_at: null }

describe('the lists of returns and requests', () => {
	const live = anotherStore('live')

	const asked = async (daysAgo: number, reason: string) => {
		const { id } = await paid(live, 'delivered')
		const at = live.store.now() - daysAgo * DAY_MS
		await live.store.db
			.insertInto('returns')
			.values({
				...{ order_id: id, n: 1, state: 'asked', cause: 'damaged', reason, refund_paise: null },
				...{ asked_at: at, received_at: null, ...UNANSWERED },
			})
			.execute()
		return id
	}

	it.each([
		[390, true],
		[1280, true],
		[1280, false],
	])(
		'have their states with numbers, and lead to where one is answered: %i px, JavaScript: %s',
		async (width, javaScript) => {
			const page = await openLiveAdmin(live, javaScript, width)
			const visit = (path: string) => (javaScript ? go(page, path) : page.goto(path))
			const late = await asked(5, 'Cracked')
			const fresh = await asked(0, 'Scratched along the whole frame, on both sides. '.repeat(8))
			await visit('/admin/returns')
			const row = (id: string) => page.getByRole('row').filter({ hasText: id })
			await row(late).getByText('Overdue, ').waitFor()
			await row(fresh).getByText('To answer').waitFor()
			if (javaScript) await scanFaces(page)
			await visit('/admin/returns?due=overdue')
			await row(late).waitFor()
			expect(await row(fresh).count()).toBe(0)
			await visit('/admin/returns?state=refused')
			await page.getByText('No return found.').waitFor()
			await page.getByRole('link', { name: 'Show all returns' }).click()
			await row(late).getByRole('link').click()
			await page.getByRole('heading', { level: 1, name: `Returns of order ${late}` }).waitFor()
			await live.store.db.deleteFrom('returns').execute()
		},
	)

	it('have requests to cancel and changes, narrowed by kind and state', async () => {
		const { id } = await paid(live, 'accepted')
		await live.store.db
			.insertInto('cancel_requests')
			.values({
				...{ order_id: id, n: 1, state: 'asked', reason: 'We are moving house.' },
				...{ asked_at: live.store.now(), ...UNANSWERED },
			})
			.execute()
		const page = await openLiveAdmin(live, true, 1280)
		await go(page, '/admin/requests')
		await page.getByText('We are moving house.').waitFor()
		await page.getByLabel('Kind').selectOption('Change of parts')
		await page.getByText('No request found.').waitFor()
		await page.getByLabel('Kind').selectOption('Cancellation')
		await page.getByLabel('State').selectOption('Waiting (1)')
		await page.waitForURL('**/admin/requests?kind=cancellation&state=asked')
		await scanFaces(page)
		await page.getByRole('row').filter({ hasText: id }).getByRole('link').click()
		await page.getByRole('heading', { name: 'The buyer asks to cancel' }).waitFor()
		const lists = page.getByRole('navigation', { name: 'Orders' })
		await lists.getByRole('link', { name: 'Requests 1' }).waitFor()
	})
})
