import type { FormEvent } from 'react'
import { useSubmit } from 'react-router'
import { BULK_FIELDS } from '../../../../domain/catalogue/rules'
import { ButtonLink } from '../../../ui/text/button-link'
import { CHANGE_PRODUCTS, FIELD_WORDS } from './change-intents'

/** Leads to the page that changes the chosen products; the other buttons of the form do as ever. */
export function useChangeChosen() {
	const submit = useSubmit()
	return (event: FormEvent<HTMLFormElement>) => {
		const { submitter } = event.nativeEvent as SubmitEvent
		if (!(submitter instanceof HTMLButtonElement) || submitter.name !== 'field') return
		event.preventDefault()
		const chosen = new FormData(event.currentTarget, submitter)
		submit(chosen, { method: 'get', action: CHANGE_PRODUCTS })
	}
}

/** The buttons that lead to a change of the chosen products. @param form the id of the form of the chosen rows */
export const ChangeChosen = ({ form }: { form: string }) =>
	BULK_FIELDS.map((field) => (
		<ButtonLink
			key={field}
			type="submit"
			form={form}
			formMethod="get"
			formAction={CHANGE_PRODUCTS}
			name="field"
			value={field}
		>
			{field === 'price' ? 'Price ± %' : FIELD_WORDS[field].head}
		</ButtonLink>
	))
