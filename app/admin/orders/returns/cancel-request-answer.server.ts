import { CancelGrant, CancelRefusal } from '../../../../domain/returns/cancelling/cancel-schema'
import { api, type Context } from '../../../api.server'
import { onCall } from '../../../components/portal/call-action.server'

/** The actions of the forms that answer a buyer's request to cancel. @throws a redirect back to the order */
export function cancelRequestForms(context: Context, id: string, back: () => Response) {
	const request = api(context).returns['cancel-request']
	const param = { id }
	return {
		'grant-cancel': onCall(CancelGrant, (json) => request.grant.$post({ param, json }), back),
		'refuse-cancel': onCall(CancelRefusal, (json) => request.refuse.$post({ param, json }), back),
	}
}
