import type { StoreInfo } from '../../../api/store'
import { mailto } from '../../ui/mailto'
import type { SellerLine } from '../shell-data'

type Said = Pick<StoreInfo, 'name' | 'contact' | 'shop' | 'seller'>

const joined = (...parts: string[]) => parts.filter(Boolean).join(' · ')

const reachedBy = (phone: string, email: string) =>
	phone ? `tel:${phone.replace(/[^\d+]/g, '')}` : email ? mailto(email) : undefined

/**
 * Who sells, a line for each fact that its settings have: name and GSTIN, address, phone and hours, mail, the grievance
 * officer, returns (E-Commerce Rules 2020, rules 4 to 6). A demo says nothing of the kind.
 */
export function sellerLines({ name, contact, shop, seller }: Said): SellerLine[] {
	if (!seller) return []
	const { phone, email, hours, address, grievanceOfficer: officer } = contact
	const { legalName, gstin, returnDays } = seller
	const lines: SellerLine[] = [
		{ text: joined(legalName || name, gstin && `GSTIN ${gstin}`) },
		{ text: address },
		{ text: joined(phone, phone && hours), to: reachedBy(phone, '') },
		{ text: email, to: reachedBy('', email) },
	]
	if (officer.name)
		lines.push({
			text: `Grievance officer: ${joined(officer.name, officer.phone, officer.email)}`,
			to: reachedBy(officer.phone, officer.email),
		})
	const returns = `Returns: approved goods can be sent back for ${returnDays} days.`
	lines.push({ text: returns, to: shop.texts.includes('returns') ? '/returns' : undefined })
	return lines.filter(({ text }) => text)
}
