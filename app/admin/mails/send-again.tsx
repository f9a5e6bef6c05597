import type { Mail } from '../../../domain/mail/schema'
import { IdButton } from '../../ui/forms/id-button'
import { Hidden } from '../../ui/layout/hidden'
import { TEMPLATE_LABELS } from './mail-labels'

/** The button that has a mail sent, where it was not. */
export function SendAgain({ mail }: { mail: Mail }) {
	if (mail.state !== 'failed' && mail.state !== 'kept') return null
	return (
		<IdButton id={mail.id} variant="quiet">
			{mail.state === 'kept' ? 'Send' : 'Try again'}
			<Hidden>
				: {TEMPLATE_LABELS[mail.template]} to {mail.name}
			</Hidden>
		</IdButton>
	)
}
