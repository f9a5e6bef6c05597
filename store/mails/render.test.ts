import { expect, it } from 'vitest'
import type { MailToRender } from '../../domain/mail/mailer.ts'
import { renderMail } from './render.tsx'
import { TEMPLATES } from './templates/index.ts'
import { SAMPLE_TO_PAY } from './to-pay.ts'

const SHOP = {
	publicUrl: 'https://shop.example',
	name: 'Suryodaya <Solar>',
	logo: null,
	contact: { email: 'help@shop.example', phone: '+91 98200 11111', address: 'Pune, India' },
}

const sampleOf = (template: keyof typeof TEMPLATES) =>
	({ template, name: 'Asha', data: TEMPLATES[template].sample }) as MailToRender

/** The words of a mail, without the characters between them. */
const wordsOf = (text: string) => new Set(text.match(/[\p{L}\p{N}]+/gu))

/** The visible text of the HTML. */
const seen = (html: string) =>
	html.replace(/<(style|title)>.*?<\/\1>|<[^>]+>/gs, ' ').replace(/&(?:#x27|[a-z]+);/g, ' ')

it.each(Object.keys(TEMPLATES) as (keyof typeof TEMPLATES)[])(
	'%s says the same as HTML and as text',
	async (template) => {
		const { subject, html, text } = await renderMail(sampleOf(template), SHOP)
		expect(subject.length).toBeLessThanOrEqual(78)
		expect(subject).not.toMatch(/[\r\n]|undefined/)
		expect(wordsOf(text.replace(/https:\S+/g, ''))).toEqual(wordsOf(seen(html)))
		const links = text.match(/https:\S+/g) ?? []
		for (const link of links) expect(html).toContain(`href="${link.replaceAll('&', '&amp;')}"`)
	},
)

/** The mails of orders that are installed, to installers and admins, and those that are of no order. */
const NOT_OF_PARCELS: ReadonlySet<string> = new Set([
	...['installer-found', 'change-proposed', 'job-done', 'work-cancelled', 'subsidy-reminder'],
	'subsidy-step-waits',
	...['appointment-proposed', 'appointment-moved', 'appointment-confirmed'],
	...['order-offered', 'offer-lapsed', 'order-unassigned', 'visit-confirmed', 'visit-to-move'],
	...['application-approved', 'application-refused', 'enquiry-answered', 'invitation'],
	...['confirm-address', 'account-exists', 'address-change', 'password-reset', 'confirm-device'],
	...['password-guesses', 'newsletter-confirm', 'low-stock', 'quotation-issued'],
])

/** Other data with which mails of a parcel order read otherwise than their sample. */
const MORE: { [T in keyof typeof TEMPLATES]?: object[] } = {
	'enquiry-answered': [{ reply: 'We visit you on Tuesday.' }],
	'order-received': [
		{ toPay: null },
		{ toPay: { ...SAMPLE_TO_PAY, until: null, way: 'cod' } },
		{ toPay: { ...SAMPLE_TO_PAY, isUnconfirmed: true } },
		{ toPay: null, sendBy: null },
	],
	'parcel-sent': [{ hasMore: false }, { hasMore: false, isFirst: false, trackingNumber: null }],
	'request-answered': [
		{ kind: 'return-changed', instructions: undefined },
		{ kind: 'return-refused' },
		{ kind: 'cancel-refused' },
	],
	'payment-received': [{ toPay: SAMPLE_TO_PAY }, { owed: 12_500_00 }],
	'order-expired': [{ awaited: 'confirmation' }],
	'refund-begun': [{ goes: 'back' }, { goes: 'by-hand' }],
}

it.each(
	(Object.keys(TEMPLATES) as (keyof typeof TEMPLATES)[]).filter(
		(each) => !NOT_OF_PARCELS.has(each),
	),
)('%s of an order sent as parcels says nothing of installing', async (template) => {
	for (const more of [{}, ...(MORE[template] ?? [])]) {
		const sample = sampleOf(template)
		const data = { ...sample.data, fulfilment: 'delivery', ...more }
		const { subject, text } = await renderMail({ ...sample, data } as MailToRender, SHOP)
		// What a price does not include is named.
		const told = text.replace(/^Not in this price: .*$/m, '')
		expect(subject + told).not.toMatch(/install|hand(?:ed)? over|commission/i)
	}
})

it('lets nothing that a person wrote become HTML', async () => {
	const cancelled = sampleOf('order-cancelled')
	const data = { ...cancelled.data, reason: '<img src=x onerror=alert(1)>' }
	const mail = { ...cancelled, data, name: '<b>Asha</b>' } as MailToRender
	const { html } = await renderMail(mail, SHOP)
	expect(html).not.toMatch(/<img|<b>/)
	expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;')
})

it('has its shop in it, with its picture where there is one', async () => {
	const sample = sampleOf('confirm-address')
	const logo = 'https://shop.example/uploads/logo.webp'
	expect((await renderMail(sample, SHOP)).html).toContain('Suryodaya &lt;Solar&gt;</a>')
	const { html } = await renderMail(sample, { ...SHOP, logo })
	expect(html).toContain(`<img src="${logo}" alt="Suryodaya &lt;Solar&gt;"`)
})
