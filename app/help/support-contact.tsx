import { IconMail, IconPhone } from '@tabler/icons-react'
import type { PublicContact } from '../../domain/settings/schema'
import { telOf } from '../components/installer/ways'
import { Row } from '../ui/layout/row'
import { mailto } from '../ui/mailto'
import { ButtonLink } from '../ui/text/button-link'
import { Text } from '../ui/text/text'

type ContactProps = Pick<PublicContact, 'email' | 'phone' | 'hours'>

/** How to reach the shop, as far as it says. */
export function Contact({ email, phone, hours }: ContactProps) {
	return (
		<Row as="p" wrap gap={6}>
			{email && (
				<ButtonLink as="a" variant="quiet" href={mailto(email)}>
					<IconMail size={20} stroke={1.7} aria-hidden />
					<Text as="span" written>
						{email}
					</Text>
				</ButtonLink>
			)}
			{phone && (
				<ButtonLink as="a" variant="quiet" href={telOf(phone)}>
					<IconPhone size={20} stroke={1.7} aria-hidden />
					{phone}
				</ButtonLink>
			)}
			{hours && (
				<Text as="span" size="small" color="muted">
					{hours}
				</Text>
			)}
		</Row>
	)
}
