import { expect, it } from 'vitest'
import { mailto } from '../../ui/mailto'
import { sellerLines } from './seller.server'

const NOBODY = { name: '', email: '', phone: '' }
const CONTACT = {
	email: 'help@suryodaya.example',
	phone: '+91 98200 11111',
	hours: 'Mon-Sat 10am - 7pm',
	address: '12 Laxmi Road, Pune 411030, India',
	installers: { email: '', phone: '' },
	grievanceOfficer: { name: 'Asha Kulkarni', email: 'grievance@suryodaya.example', phone: '' },
}
const SELLER = { legalName: 'Suryodaya Solar LLP', gstin: '27AAPFU0939F1ZV', returnDays: 14 }

const said = (contact: object = {}, seller: object | null = {}, texts: string[] = ['returns']) =>
	sellerLines({
		name: 'Suryodaya',
		contact: { ...CONTACT, ...contact },
		shop: { texts } as Parameters<typeof sellerLines>[0]['shop'],
		seller: seller && { ...SELLER, ...seller },
	})

it('of a live shop: who it is, where it is, how and when it is reached, and how goods come back', () => {
	expect(said()).toEqual([
		[{ text: 'Suryodaya Solar LLP' }, { text: 'GSTIN 27AAPFU0939F1ZV' }],
		[{ text: '12 Laxmi Road, Pune 411030, India' }],
		[{ text: '+91 98200 11111', to: 'tel:+919820011111' }, { text: 'Mon-Sat 10am - 7pm' }],
		[{ text: 'help@suryodaya.example', to: mailto('help@suryodaya.example') }],
		[
			{ text: 'Grievance officer: Asha Kulkarni' },
			{ text: 'grievance@suryodaya.example', to: mailto('grievance@suryodaya.example') },
		],
		[{ text: 'Returns: approved goods can be sent back for 14 days.', to: '/returns' }],
	])
})

it('of one that has entered little: its name alone, and no line for what is not known', () => {
	const blank = { email: '', phone: '', address: '', grievanceOfficer: NOBODY }
	expect(said(blank, { legalName: '', gstin: '' }, [])).toEqual([
		[{ text: 'Suryodaya' }],
		[{ text: 'Returns: approved goods can be sent back for 14 days.', to: undefined }],
	])
})

it('of a demo nothing', () => {
	expect(said({}, null)).toEqual([])
})
