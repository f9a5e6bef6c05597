import { buffer } from 'node:stream/consumers'
import PDFDocument from 'pdfkit'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { OPEN_BILLS } from '../../planner/bills/open-bills.ts'
import { sureCount, wrongIn } from '../../planner/bills/read-values.ts'
import { scanFaces } from '../accessibility.ts'
import { go } from '../journey.ts'
import { open } from '../pages.ts'
import { pdfOf, photoOf } from './bill-files.ts'
import { BILL_PAGE, choose, filledIn, use } from './bill-page.ts'
import { answered, queryOf } from './planner-page.ts'

const [PUNE] = OPEN_BILLS
if (!PUNE) throw new Error('no bill')

describe('a bill', () => {
	it('as PDF is read beside its places, corrected and used in the questions', async () => {
		const file = await pdfOf(await open(), PUNE)
		const page = await open()
		await go(page, '/planner')
		await page.getByRole('link', { name: 'Read it from the bill' }).click()
		await page.getByRole('heading', { level: 1, name: 'Read your electricity bill' }).waitFor()
		await scanFaces(page)
		const sent: string[] = []
		page.on('request', (request) => {
			const { origin } = new URL(request.url())
			if (request.method() !== 'GET' || origin !== new URL(page.url()).origin)
				sent.push(`${request.method()} ${request.url()}`)
		})
		expect(await choose(page, file)).toBeNull()
		expect(await filledIn(page)).toEqual({
			load: '5',
			phase: 'single',
			units: '212',
			months: '1',
			amount: '1946.34',
			pin: '411038',
		})
		const heading = page.getByRole('heading', { name: 'What your bill says' })
		await expect.poll(() => heading.evaluate((it) => it === document.activeElement)).toBe(true)
		await page.getByRole('img', { name: 'Its place on the bill, read as 212' }).waitFor()
		await scanFaces(page)
		await page.getByRole('textbox', { name: 'PIN code' }).fill('411004')
		await use(page).click()
		await page.getByRole('heading', { name: 'Where, and how much?' }).waitFor()
		expect(queryOf(page)).toEqual({
			pin: '411004',
			company: 'MSEDCL',
			phase: 'single',
			units: '212',
			sanctioned: '5',
			step: '1',
		})
		expect(sent).toEqual([])
		const kept = await page.evaluate(async () => [
			localStorage.length,
			(await indexedDB.databases()).length,
			(await caches.keys()).length,
		])
		expect(kept).toEqual([0, 0, 0])
		await page.getByRole('button', { name: 'Show my system now' }).click()
		await answered(page)
	})

	it('as pasted text is read by the keyboard, and what is not sure is asked', async () => {
		const page = await open({ width: 390 })
		await go(page, `${BILL_PAGE}?pin=600028`)
		await page
			.getByRole('textbox', { name: 'Or paste the text of the bill' })
			.fill('Units Consumed : 620\nNet Payable : Rs. 3,340.00\nSanctioned Load : 4 kW')
		await page.getByRole('button', { name: 'Read the text' }).press('Enter')
		await use(page).waitFor()
		expect(await filledIn(page)).toMatchObject({ units: '620', amount: null, months: null })
		await page.getByRole('button', { name: 'Take ₹3,340' }).press('Enter')
		expect(await filledIn(page)).toMatchObject({ amount: '3340' })
		await use(page).press('Enter')
		await page.getByText('Choose how many months the bill is for.').waitFor()
		await page.getByRole('combobox', { name: 'The bill is for' }).selectOption('2')
		await use(page).press('Enter')
		await page.getByRole('heading', { name: 'Where, and how much?' }).waitFor()
		expect(queryOf(page)).toEqual({ pin: '600028', units: '310', sanctioned: '4', step: '1' })
	})

	it.each([
		['a photo turned by 3°', PUNE, { turned: 3 }, 2],
		['a blurred photo', OPEN_BILLS[10], { blur: 1.4 }, 3],
		['Hindi heads', OPEN_BILLS[4], {}, 2],
	] as const)('as %s: nothing wrong is sure', async (_, bill, flaws, least) => {
		if (!bill) throw new Error('no bill')
		const file = await photoOf(await open(), bill, flaws)
		const page = await open()
		await go(page, BILL_PAGE)
		expect(await choose(page, file)).toBeNull()
		const values = await filledIn(page)
		expect(wrongIn(values, bill)).toEqual([])
		expect(sureCount(values)).toBeGreaterThanOrEqual(least)
	})
})

describe('a file that cannot be read', () => {
	const withPassword = async () => {
		const pdf = new PDFDocument({ userPassword: 'sun', pdfVersion: '1.7' })
		pdf.text('Units Consumed 310').end()
		return buffer(pdf)
	}
	const blank = () =>
		sharp({ create: { width: 800, height: 800, channels: 3, background: '#fff' } })

	it.each([
		['a PDF with a password', 'bill.pdf', withPassword, 'This PDF has a password.'],
		[
			'a broken PDF',
			'bill.pdf',
			() => Buffer.from('%PDF-1.7\nnothing'),
			'This PDF cannot be opened.',
		],
		[
			'HEIC',
			'bill.heic',
			() => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'),
			'This browser cannot open HEIC photos.',
		],
		['a text', 'bill.txt', () => Buffer.from('Units 310'), 'neither a PDF nor a picture'],
		['an empty picture', 'bill.png', () => blank().png().toBuffer(), 'too blurred or too small'],
	] as const)('%s is refused in a sentence', async (_, name, bytes, sentence) => {
		const page = await open()
		await go(page, BILL_PAGE)
		const refusal = await choose(page, { name, mimeType: '', buffer: await bytes() })
		expect(refusal).toContain(sentence)
		await page.getByRole('link', { name: 'Type the figures instead' }).waitFor()
	})

	it('leads to the fields without JavaScript', async () => {
		const page = await open({ javaScript: false })
		await page.goto(`${BILL_PAGE}?pin=411038`)
		await page.getByText('Reading a bill needs JavaScript').waitFor()
		await page.getByRole('link', { name: 'Type the figures of your bill' }).click()
		expect(queryOf(page)).toEqual({ pin: '411038', step: '1' })
	})
})
