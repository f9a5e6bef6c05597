import { IconCircleCheck } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { weekdayInWords } from '../../../../shared/format/dates'
import { NO_SHOP } from '../../../shell/shell-data'
import { useShell } from '../../../shell/use-shell'
import { Stack } from '../../../ui/layout/stack'
import { ButtonLink } from '../../../ui/text/button-link'
import { linkToStore } from '../whatsapp/whatsapp'
import { WhatsAppLink } from '../whatsapp/whatsapp-link'
import type { Sent } from './ask.server'

/** Who was notified. */
function sentTo({ notifiedInstallers, pin, asks }: NonNullable<Sent['to']>): string {
	if (asks === 'delivery-cost') return 'You get a link by which you order at the price we quote.'
	if (notifiedInstallers === null) return 'Every installer of the store can see it.'
	return notifiedInstallers === 1
		? `We have told the installer who serves ${pin}.`
		: `We have told ${notifiedInstallers} installers who serve ${pin}.`
}

const DEMO =
	'This is a demo store, so nobody will really call. Log in as an Installer to see your enquiry and answer it.'

function next(to: Sent['to']): string {
	if (!to) return 'The first installer to take it will get in touch with you.'
	const { contactNumber, email } = to
	if (to.asks === 'delivery-cost') return 'Nothing is reserved meanwhile, and you pay nothing.'
	const ways = [contactNumber && `call you on ${contactNumber}`, email && `write to ${email}`]
	return `The first to take it will ${ways.filter(Boolean).join(' or ')}.`
}

/** The day by which the sender hears, as far as the way is known. */
function promise({ promisedDay, to }: Sent): string | null {
	if (!promisedDay) return null
	const verb = to && (to.contactNumber ? 'We call' : 'We write')
	return `${verb ?? 'You hear from us'} by ${weekdayInWords(promisedDay)}.`
}

/** Says the next steps; on a page that was led to, only the general ones. */
export function AskSent({ sent }: { sent: Sent }) {
	const shell = useShell()
	const heading = useRef<HTMLHeadingElement>(null)
	useEffect(() => {
		if (sent.to) heading.current?.focus()
	}, [sent])
	return (
		<Stack align="start" gap={2}>
			<IconCircleCheck size={36} stroke={1.6} color="var(--leaf)" aria-hidden />
			<h2 ref={heading} tabIndex={-1}>
				Your enquiry has been sent
			</h2>
			<p>
				Its number is <strong>{sent.number}</strong>. {promise(sent)}
			</p>
			{sent.to && <p>{sentTo(sent.to)}</p>}
			<p>{shell?.showsDisclaimer ? DEMO : next(sent.to)}</p>
			{sent.whatsappNumber && (
				<p>
					<WhatsAppLink
						href={linkToStore(sent.whatsappNumber, sent.number, shell?.shop.name ?? NO_SHOP.name)}
					>
						Write to us on WhatsApp
					</WhatsAppLink>
				</p>
			)}
			{shell?.user && (
				<p>
					<ButtonLink to="/account/enquiries" as={Link} variant="line">
						Follow it in your account
					</ButtonLink>
				</p>
			)}
		</Stack>
	)
}
