import { describe, expect, it } from 'vitest'
import type { OrderId, ProductId } from '../../../shared/ids.ts'
import { ENGINES } from '../../databases/engines.ts'
import { scanFaces } from '../accessibility.ts'
import { liveShopOn } from '../another-store.ts'
import { hydrated } from '../journey.ts'
import { allowComplaints, open } from '../pages.ts'
import { HERE, kept, propose, WITHOUT_LINE, waiting } from './jobs.ts'
import { openLine } from './line.ts'
import { acceptedIn, signInAsInstaller } from './live-installer.ts'

const WHOLE = 3600

describe.each(ENGINES)('serial numbers that waited on a phone on %s', (engine) => {
	const shop = liveShopOn(engine)

	it('are listed whole where another job has one of them by then; all else is taken', async () => {
		const { db } = shop.store
		const line = await openLine(shop.address)
		const page = await open({ width: 390, address: line.address, keepsPages: true })
		await signInAsInstaller(page, shop.store)
		const { id, name } = await acceptedIn(shop, page, 2)
		const other = await acceptedIn(shop, page, 2)
		await propose(page, id, 1)
		const path = `${HERE}/${id}`
		await page.goto(path)
		await hydrated(page)
		await kept(page, path)
		line.cut()
		await page.getByRole('button', { name: 'Mark as done: Survey' }).click()
		await waiting(page, 1)
		await page.getByLabel(name, { exact: true }).fill('SN-1\nSN-2')
		await page.getByLabel(name, { exact: true }).blur()
		await waiting(page, 2)
		const { product_id } = await db
			.selectFrom('order_lines')
			.select('product_id')
			.where('order_id', '=', other.id as OrderId)
			.executeTakeFirstOrThrow()
		await db
			.insertInto('installation_serials')
			.values({
				...{ order_id: other.id as OrderId, product_id: product_id as ProductId },
				...{ serial: 'sn-2', claim: 'SN-2', created_at: shop.store.now() },
			})
			.execute()

		line.mend()
		const listed = page.getByRole('alert').getByRole('listitem')
		await expect.poll(() => listed.count()).toBe(1)
		const isWhole = async () => {
			const text = await listed.innerText()
			expect(text).toContain('SN-1')
			expect(text).toContain('SN-2 is noted for another order.')
		}
		await isWhole()
		await scanFaces(page, { height: WHOLE })
		const serials = await db
			.selectFrom('installation_serials')
			.select('order_id')
			.where('order_id', '=', id as OrderId)
			.execute()
		expect(serials).toEqual([])
		const steps = await db
			.selectFrom('installation_steps')
			.select(['step', 'done_at'])
			.where('order_id', '=', id as OrderId)
			.where('done_at', 'is not', null)
			.execute()
		expect(steps.map(({ step }) => step)).toEqual(['survey'])

		// It stays on the phone.
		await page.goto(path)
		await hydrated(page)
		await expect.poll(() => listed.count()).toBe(1)
		await isWhole()
		allowComplaints(WITHOUT_LINE)
	})
})
