import { IconBrandWhatsapp, IconMail, IconPhone } from '@tabler/icons-react'
import { mailto } from '../../ui/mailto'
import { ButtonLink } from '../../ui/text/button-link'
import { telOf } from './ways'

interface ContactLinksProps {
	/** The person’s name where a page has several: said to screen readers, in place of the number. */
	of?: string
	contactNumber: string | null | undefined
	/** The link that opens a conversation; null of a number without one. */
	whatsapp: string | null
	email?: string | null | undefined
	variant?: 'plain' | 'line'
}

const ICON = { size: 20, stroke: 1.8, 'aria-hidden': true } as const

/** The ways to reach a person, each a link: a call, WhatsApp and a mail, as far as they are known. */
export function ContactLinks({
	of,
	contactNumber,
	whatsapp,
	email,
	variant = 'plain',
}: ContactLinksProps) {
	const named = (way: string) => (of === undefined ? {} : { 'aria-label': `${way} ${of}` })
	return (
		<>
			{contactNumber && (
				<ButtonLink as="a" variant={variant} href={telOf(contactNumber)} {...named('Call')}>
					<IconPhone {...ICON} /> Call{of === undefined && ` ${contactNumber}`}
				</ButtonLink>
			)}
			{whatsapp && (
				<ButtonLink
					as="a"
					variant={variant}
					href={whatsapp}
					target="_blank"
					rel="noopener noreferrer"
					{...named('WhatsApp')}
				>
					<IconBrandWhatsapp {...ICON} /> WhatsApp
				</ButtonLink>
			)}
			{email && (
				<ButtonLink as="a" variant={variant} href={mailto(email)}>
					<IconMail {...ICON} /> {email}
				</ButtonLink>
			)}
		</>
	)
}
