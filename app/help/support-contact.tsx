import { IconMail, IconPhone } from '@tabler/icons-react'
import { Inline } from '../ui/layout/inline'
import { mailto } from '../ui/mailto'
import classes from './support.module.css'

const EMAIL = 'support@solbazaar.example'
const PHONE = '+91 00000 12345'

export function Contact() {
	return (
		<Inline as="p" wrap gap={6} className={classes.contact}>
			<a href={mailto(EMAIL)}>
				<IconMail size={20} stroke={1.7} aria-hidden />
				{EMAIL}
			</a>
			<a href={`tel:${PHONE.replaceAll(' ', '')}`}>
				<IconPhone size={20} stroke={1.7} aria-hidden />
				{PHONE}
			</a>
			<span>Mon-Fri 9:00am - 6:00pm</span>
		</Inline>
	)
}
