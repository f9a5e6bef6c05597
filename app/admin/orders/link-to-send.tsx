import { TextInput } from '@mantine/core'
import { indianMobile } from '../../../shared/addresses/indian-number'
import { whatsappLink } from '../../components/enquiries/whatsapp/whatsapp'
import { Stack } from '../../ui/layout/stack'
import { ButtonLink } from '../../ui/text/button-link'

interface LinkToSendProps {
	label: string
	link: string
	/** The text that is sent before the link. */
	text: string
	phone: string | null
}

/** A secret link of a buyer, to be copied or sent to them on WhatsApp. */
export function LinkToSend({ label, link, text, phone }: LinkToSendProps) {
	const mobile = phone && indianMobile(phone)
	return (
		<Stack gap={2} align="start">
			<TextInput
				label={label}
				description="Anybody with this link sees it as the buyer does: send it to them alone."
				value={link}
				readOnly
				onFocus={({ currentTarget }) => currentTarget.select()}
				w="100%"
			/>
			{mobile && (
				<ButtonLink
					as="a"
					variant="line"
					href={whatsappLink(mobile, `${text} ${link}`)}
					target="_blank"
					rel="noopener noreferrer"
				>
					Send it on WhatsApp
				</ButtonLink>
			)}
		</Stack>
	)
}
