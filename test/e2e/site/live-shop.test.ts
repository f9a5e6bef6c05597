import { beforeAll, describe, expect, it } from 'vitest'
import { setTexts } from '../../shop-settings.ts'
import { scanFaces } from '../accessibility.ts'
import { anotherStore, openAnother } from '../another-store.ts'
import { go } from '../journey.ts'
import { open } from '../pages.ts'
import { wordsOf } from '../words.ts'

const NAME = 'Suryodaya Solar'
/** Words that no page of a live shop has. */
const OF_A_DEMO = /solbazaar\.example|Surya Chambers|00000 12345|academic|demo store|2-3 days/i

const TEXTS = {
	about: 'We have put **300 roofs** to work.',
	faq: '## Do you come to Satara?\n\nYes, on *Saturdays*.\n\n## Do you repair?\n\nNo.',
	returns: 'Within seven days.',
}

describe('a live shop', () => {
	const shop = anotherStore('live')
	beforeAll(() => setTexts(shop.store, TEXTS))

	const PATHS = [
		'/',
		'/products',
		'/products/solar-panel-250w',
		'/cart',
		'/about',
		'/support',
		'/login',
		'/planner',
		'/returns',
	]

	it('says of itself what its settings say on each page', async () => {
		for (const path of PATHS) {
			const html = await (await fetch(`${shop.address}${path}`)).text()
			expect(/<title>(.*?)<\/title>/.exec(html)?.[1], path).toContain(NAME)
			const [header = ''] = /<header[\s\S]*?<\/header>/.exec(html) ?? []
			const links = [...header.matchAll(/<a\b[\s\S]*?<\/a>/g)].map(([link]) => wordsOf(link))
			expect(links, path).toContainEqual(expect.stringContaining(NAME))
			expect(wordsOf(html), path).not.toMatch(OF_A_DEMO)
		}
	})

	it('answers its own questions, and says how to reach it', async () => {
		const page = await open({ address: shop.address })
		await go(page, '/support')
		await page.getByText('Do you come to Satara?').click()
		await page.getByText('Saturdays').waitFor()
		await page.locator('main').getByRole('link', { name: 'help@suryodaya.example' }).waitFor()
		await scanFaces(page)
		await page.getByRole('link', { name: 'Returns', exact: true }).first().click()
		await page.getByText('Within seven days.').waitFor()
		await scanFaces(page)
		await go(page, '/about')
		await page.getByText('300 roofs').waitFor()
		await scanFaces(page)
	})

	it('has a page about itself before anybody has written one', async () => {
		const other = await openAnother('live', false)
		try {
			const page = await open({ address: other.address })
			await go(page, '/about')
			await page.getByRole('heading', { level: 1, name: 'About us' }).waitFor()
			await page.getByText('For anything you would like to know, write to us.').waitFor()
			await scanFaces(page)
		} finally {
			await other.close()
		}
	})

	it('has no page for a text that there is not', async () => {
		const page = await open({ address: shop.address })
		const answer = await page.request.get('/terms')
		expect(answer.status()).toBe(404)
	})
})
