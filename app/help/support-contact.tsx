import { IconMail, IconPhone } from '@tabler/icons-react'
import { Inline } from '../ui/layout/inline'
import { mailto } from '../ui/mailto'
import { Action } from '../ui/text/action'
import { Text } from '../ui/text/text'

const EMAIL = 'support@solbazaar.example'
const PHONE = '+91 00000 12345'

export function Contact() {
	return (
		<Inline as="p" wrap gap={6}>
			<Action as="a" look="quiet" href={mailto(EMAIL)}>
				<IconMail size={20} stroke={1.7} aria-hidden />
				{EMAIL}
			</Action>
			<Action as="a" look="quiet" href={`tel:${PHONE.replaceAll(' ', '')}`}>
				<IconPhone size={20} stroke={1.7} aria-hidden />
				{PHONE}
			</Action>
			<Text as="span" size="small" tone="muted">
				Mon-Fri 9:00am - 6:00pm
			</Text>
		</Inline>
	)
}
