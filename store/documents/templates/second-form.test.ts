import { expect, it } from 'vitest'
import type { InvoiceDocument } from '../../../domain/documents/billing/schema.ts'
import { drawn, INVOICE, REFUND } from '../../../test/documents/drawn-documents.ts'

const SECOND: InvoiceDocument = {
	...INVOICE,
	form: 2,
	signature: '',
	items: INVOICE.items.map((each) => ({ ...each, unit: 'NOS' })),
	advances: [{ number: 'SBR/26-27/000007', date: '2026-11-20T06:00:00Z', amount: 1_00_000_00 }],
	bank: {
		accountName: 'Suryodaya Solar LLP',
		accountNumber: '50100012345678',
		ifsc: 'HDFC0000123',
		bankName: 'HDFC Bank, Pune',
		upiId: 'suryodaya@hdfcbank',
	},
}
const flat = (text: string) => text.replace(/\s+/g, ' ')

it('an invoice of the second form has units, each rate, its advances and where the rest is paid', async () => {
	const { text, pages } = await drawn(SECOND)
	for (const said of [
		'2 NOS',
		'incl. GST',
		'CGST rate',
		'SGST rate',
		'2.5%',
		'9%',
		'₹1,00,000.00 of SBR/26-27/000007 of 20 November 2026',
		'Suryodaya Solar LLP, account 50100012345678, IFSC HDFC0000123',
		'UPI suryodaya@hdfcbank',
		'Issued electronically by Suryodaya Solar LLP; valid without a signature.',
	])
		expect(flat(text)).toContain(said)
	expect(text).not.toContain('authorised signatory')
	expect(pages).toBe(1)
	const between = (await drawn({ ...SECOND, placeOfSupply: { name: 'Goa', code: '30' } })).text
	expect(flat(between)).toContain('IGST rate')
})

it('an invoice of before is drawn as it was', async () => {
	const { text } = await drawn(INVOICE)
	expect(text).not.toMatch(/NOS|incl\. GST|CGST rate|RECIPIENT|valid without/)
	expect(text).toContain('For Suryodaya Solar LLP, authorised signatory')
})

const SERVICE = SECOND.items.map((each) => ({
	...each,
	taxes: each.taxes.filter(({ part }) => part === 'service'),
}))

it.each([
	[SECOND, 'recipient', 'ORIGINAL FOR RECIPIENT'],
	[SECOND, 'transporter', 'DUPLICATE FOR TRANSPORTER'],
	[SECOND, 'supplier', 'TRIPLICATE FOR SUPPLIER'],
	[{ ...SECOND, items: SERVICE }, 'recipient', 'ORIGINAL FOR RECIPIENT'],
	[{ ...SECOND, items: SERVICE }, 'supplier', 'DUPLICATE FOR SUPPLIER'],
	[{ ...SECOND, irn: '35054cc24d97' }, 'supplier', null],
] as const)('an invoice bears the mark of the copy that it is', async (document, copy, mark) => {
	const { text } = await drawn(document as InvoiceDocument, { copy })
	if (mark) expect(text).toContain(mark)
	else expect(text).not.toMatch(/ORIGINAL|DUPLICATE|TRIPLICATE/)
})

it('a signature is drawn where there is one', async () => {
	const { default: sharp } = await import('sharp')
	const create = { width: 300, height: 90, channels: 4, background: '#1f3b8f' } as const
	const signature = await sharp({ create }).png().toBuffer()
	const { text } = await drawn(SECOND, { signature })
	expect(text).toContain('For Suryodaya Solar LLP, authorised signatory')
	expect(text).not.toContain('valid without a signature')
})

it('an HSN and an amount stay on one line, however long they are', async () => {
	const items = SECOND.items.map((each) => ({
		...each,
		price: 9_99_99_99_999_00,
		taxes: each.taxes.map((tax) => ({ ...tax, hsnSac: '85414300' })),
	}))
	const { text } = await drawn({ ...SECOND, items })
	expect(text.split('\n')).toContain('85414300')
	expect(text).toContain('9,99,99,99,999.00')
})

it('what was paid beyond the total is said', async () => {
	const received = SECOND.orderTotal + 5_000_00
	const { text } = await drawn({ ...SECOND, received, bank: null })
	expect(flat(text)).toContain('Paid too much, owed to you')
	expect(text).toContain('₹5,000.00')
	expect(text).not.toContain('Pay by transfer to')
})

it('a refund voucher says what the advance was for, and that it bore no tax where it did not', async () => {
	const goods = ['2 × Solar Panel 500W']
	const { text } = await drawn({ ...REFUND, form: 2, goods, bearsTax: false })
	expect(text).toContain('2 × Solar Panel 500W')
	expect(flat(text)).toContain('No GST was charged on the advance')
	const taxed = (await drawn({ ...REFUND, form: 2, goods })).text
	expect(flat(taxed)).toContain('CGST rate')
	expect(taxed).toContain('2.5%')
})

it.each([
	['bill-of-supply', 'Bill of supply', false],
	['invoice-cum-bill-of-supply', 'Invoice-cum-bill of supply', true],
	['tax-invoice', 'Tax invoice', true],
] as const)(
	'a %s is called that, and bears tax or says that it does not',
	async (called, title, bearsTax) => {
		const { text } = await drawn({ ...SECOND, called })
		expect(text).toContain(title)
		expect(text.includes('CGST')).toBe(bearsTax)
		expect(flat(text).includes('nil-rated or exempt: no GST is charged')).toBe(!bearsTax)
		expect(text).not.toContain('not registered')
	},
)

it('a shop without a GSTIN writes an invoice that shows no tax and no copy', async () => {
	const { text } = await drawn({ ...SECOND, called: 'invoice', isTaxed: false })
	expect(text).toContain('Invoice')
	expect(text).not.toMatch(/Tax invoice|Bill of supply|GST rate|CGST|RECIPIENT/)
	expect(flat(text)).toContain('not registered for GST')
})

it('an installed system is two lines, and its parts stand below without a value', async () => {
	const hsnSac = '8541'
	const parts = [{ name: 'Panel of the system', quantity: 4, serials: ['SN-1', 'SN-2'] }]
	const { text } = await drawn({ ...SECOND, system: { hsnSac, parts } })
	const said = flat(text)
	expect(said).toContain('installed: goods, 70 % of the value')
	expect(said).toContain('Its installation: service, 30 % of the value')
	expect(said).toContain('1 SET')
	expect(said).toContain('What the system consists of')
	expect(text).toContain('SN-1, SN-2')
	expect(text).not.toContain('Solar Panel 500W')
	const untaxed = (
		await drawn({ ...SECOND, isTaxed: false, called: 'invoice', system: { hsnSac, parts } })
	).text
	expect(flat(untaxed)).toContain('Solar power system, supplied and installed 1 SET')
	expect(untaxed).not.toMatch(/of the value|9954/)
})
