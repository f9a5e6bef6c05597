import { IconMail, IconPhone } from '@tabler/icons-react'
import type { PublicContact } from '../../domain/settings/schema'
import { Inline } from '../ui/layout/inline'
import { mailto } from '../ui/mailto'
import { Action } from '../ui/text/action'
import { Text } from '../ui/text/text'

type ContactProps = Pick<PublicContact, 'email' | 'phone' | 'hours'>

/** How to reach the shop, as far as it says. */
export function Contact({ email, phone, hours }: ContactProps) {
	return (
		<Inline as="p" wrap gap={6}>
			{email && (
				<Action as="a" variant="quiet" href={mailto(email)}>
					<IconMail size={20} stroke={1.7} aria-hidden />
					{email}
				</Action>
			)}
			{phone && (
				<Action as="a" variant="quiet" href={`tel:${phone.replaceAll(' ', '')}`}>
					<IconPhone size={20} stroke={1.7} aria-hidden />
					{phone}
				</Action>
			)}
			{hours && (
				<Text as="span" size="small" tone="muted">
					{hours}
				</Text>
			)}
		</Inline>
	)
}
