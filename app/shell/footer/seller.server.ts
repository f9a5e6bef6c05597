import type { StoreInfo } from '../../../api/store'
import { mailto } from '../../ui/mailto'
import type { SellerLine } from '../shell-data'

type Said = Pick<StoreInfo, 'name' | 'contact' | 'shop' | 'seller'>

const call = (phone: string) => ({ text: phone, to: `tel:${phone.replace(/[^\d+]/g, '')}` })
const write = (email: string) => ({ text: email, to: mailto(email) })

/**
 * Who sells, a line for each fact that its settings have: name and GSTIN, address, phone and hours, mail, the grievance
 * officer, returns (E-Commerce Rules 2020, rules 4 to 6). A demo says nothing of the kind.
 */
export function sellerLines({ name, contact, shop, seller }: Said): SellerLine[] {
	if (!seller) return []
	const { phone, email, hours, address, grievanceOfficer: officer } = contact
	const { legalName, gstin, returnDays } = seller
	const lines: SellerLine[] = [
		[{ text: legalName || name }, { text: gstin && `GSTIN ${gstin}` }],
		[{ text: address }],
		phone ? [call(phone), { text: hours }] : [],
		[write(email)],
	]
	if (officer.name)
		lines.push([
			{ text: `Grievance officer: ${officer.name}` },
			call(officer.phone),
			write(officer.email),
		])
	const returns = `Returns: approved goods can be sent back for ${returnDays} days.`
	lines.push([{ text: returns, to: shop.texts.includes('returns') ? '/returns' : undefined }])
	return lines.map((parts) => parts.filter(({ text }) => text)).filter((parts) => parts.length > 0)
}
