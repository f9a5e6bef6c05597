import type { Page } from 'playwright-core'

/** Whether a home in Pune gets a subsidy today: the scheme that the store begins with has a last day. */
export async function isSubsidised(page: Page) {
	const plan = await page.request.post('/api/planner/plan', {
		data: { pin: '411038', monthlyBill: 4000 },
	})
	return (await plan.json()).options[0].money.subsidy.amount > 0
}
