import { expect, it } from 'vitest'
import type { BillingDocument } from '../../../domain/documents/billing/schema.ts'
import {
	drawn,
	INVOICE,
	item,
	NOTE,
	RECEIPT,
	REFUND,
	SUPPLY,
	sums,
} from '../../../test/documents/drawn-documents.ts'

const NAMES = ['अंकित', 'শ্রী', 'ਸਿੰਘ', 'અંકિત', 'ଓଡ଼ିଆ', 'தமிழ்', 'శ్రీ', 'ಕನ್ನಡ', 'സ്ത്രീ']

/** What a quotation has beside the parties. */
const QUOTED = {
	validUntil: '2026-12-23',
	items: [item(1, 'Solar Panel 500W')],
	sums: sums(1),
	fulfilment: 'delivery',
	schedule: [{ due: 'on-order', amount: sums(1).total }],
} satisfies Partial<BillingDocument & { kind: 'quotation' }>

it('an invoice says who sells, who buys, what is due by which tax, and all of it in words', async () => {
	const { text, pages } = await drawn(INVOICE)
	for (const said of [
		'Tax invoice',
		'SBT/26-27/000123',
		'23 November 2026',
		'GSTIN 27AAPFU0939F1ZV',
		'Haryana Cold Storage Pvt Ltd',
		'GSTIN 06AADCH1476P1Z7',
		'Haryana (state code 06)',
		'अंकित शर्मा',
		'Maharashtra (state code 27)',
		'8541',
		'9954',
		'5%',
		'18%',
		'2,00,000.00',
		'₹8,900.00',
		'₹2,17,800.00',
		'CGST',
		'SGST',
		'₹1,17,800.00',
	])
		expect(text).toContain(said)
	expect(text.replace(/\s+/g, ' ')).toContain(
		'Rupees Two Lakh Seventeen Thousand Eight Hundred Only',
	)
	expect(text).not.toContain('IGST')
	expect(pages).toBe(1)
})

it('an invoice to another state has IGST instead, and of a territory UTGST', async () => {
	const other = { name: 'Goa', code: '30' }
	const between = (await drawn({ ...INVOICE, placeOfSupply: other })).text
	expect(between).toContain('IGST')
	expect(between).not.toContain('CGST')
	expect((await drawn({ ...INVOICE, stateTax: 'UTGST' })).text).toContain('UTGST')
})

it('a bill of supply says nothing of tax', async () => {
	const shop = { ...SUPPLY.shop, gstin: '' }
	const { text } = await drawn({ ...INVOICE, shop, isTaxed: false })
	expect(text).toContain('Bill of supply')
	expect(text).not.toMatch(/Tax invoice|CGST|Taxable/)
})

it('a long invoice goes on over pages, each with the heads of its columns, in nine scripts', async () => {
	const items = Array.from({ length: 60 }, (_, n) =>
		item(n + 1, `${NAMES[n % NAMES.length]} ${n + 1}`),
	)
	const { text, pages } = await drawn({ ...INVOICE, items, sums: sums(60) })
	expect(pages).toBeGreaterThan(4)
	expect(text.match(/Description/g)?.length).toBeGreaterThanOrEqual(pages - 1)
	for (const name of NAMES) expect(text).toContain(name)
	expect(text).not.toContain('\ufffd')
})

it.each([
	['a receipt voucher', RECEIPT, ['Receipt voucher', 'UTR123', 'As an advance for', 'CGST']],
	['a refund voucher', REFUND, ['Refund voucher', 'SBR/26-27/000007 of 20 November', 'Cancelled']],
	['a credit note', NOTE, ['Credit note', 'Against', 'SBT/26-27/000122 of 20 November 2026']],
	[
		'a quotation',
		{
			kind: 'quotation',
			...SUPPLY,
			...QUOTED,
			terms: 'https://shop.example/terms',
		},
		[
			'Quotation',
			'Quoted to',
			'Valid until',
			'until 23 December 2026, while stock lasts',
			'nothing is reserved',
			'With the order: ',
			'https://shop.example/terms',
		],
	],
] satisfies [string, BillingDocument, string[]][])(
	'%s says what it is of',
	async (_, document, said) => {
		const { text, pages } = await drawn(document)
		for (const each of said) expect(text).toContain(each)
		expect(text).toContain('Place of supply')
		expect(pages).toBe(1)
	},
)

it.each([true, false])('a quotation speaks of taxes where there are any: %s', async (isTaxed) => {
	const { text } = await drawn({
		kind: 'quotation',
		...SUPPLY,
		isTaxed,
		...QUOTED,
		terms: '',
	})
	expect(text.includes('Prices and taxes are those of')).toBe(isTaxed)
	expect(text.includes('Prices are those of')).toBe(!isTaxed)
})

it('an advance for goods alone says that it bears no tax', async () => {
	const { text } = await drawn({ ...RECEIPT, bearsTax: false })
	expect(text).toContain('This is an advance for goods.')
	expect(text).not.toContain('CGST')
})
