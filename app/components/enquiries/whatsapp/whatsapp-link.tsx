import { IconBrandWhatsapp } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { ButtonLink } from '../../../ui/text/button-link'

/** Opens WhatsApp beside the page. */
export function WhatsAppLink({ href, children }: { href: string; children: ReactNode }) {
	return (
		<ButtonLink as="a" variant="line" href={href} target="_blank" rel="noopener noreferrer">
			<IconBrandWhatsapp size={18} stroke={1.7} aria-hidden />
			{children}
		</ButtonLink>
	)
}
