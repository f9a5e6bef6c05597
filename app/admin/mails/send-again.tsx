import type { Mail } from '../../../domain/mail/schema'
import { IdForm } from '../../ui/forms/id-form'
import { Hidden } from '../../ui/layout/hidden'
import { Action } from '../../ui/text/action'
import { TEMPLATE_LABELS } from './mail-labels'

/** The button that has a mail sent, where it was not. */
export function SendAgain({ mail }: { mail: Mail }) {
	if (mail.state !== 'failed' && mail.state !== 'kept') return null
	return (
		<IdForm id={mail.id}>
			<Action as="button" type="submit" look="quiet">
				{mail.state === 'kept' ? 'Send' : 'Try again'}
				<Hidden>
					: {TEMPLATE_LABELS[mail.template]} to {mail.name}
				</Hidden>
			</Action>
		</IdForm>
	)
}
