import { type FormEvent, useState } from 'react'
import type { OnlinePayment } from '../../../domain/settlement/online-schema'
import { inRupees } from '../../../shared/format/money'
import { Stack } from '../../ui/layout/stack'
import { Text } from '../../ui/text/text'
import { WorkingButton } from '../../ui/working-button'
import { isInApp, openForm, sendBack } from './razorpay'

interface PayFormProps {
	payment: OnlinePayment

	returnUrl: string
	cancelUrl: string
}

/** Opens Razorpay's form over the page; without its script, the form leads to Razorpay's own page. */
export function PayForm({ payment, returnUrl, cancelUrl }: PayFormProps) {
	const [isOpen, setOpen] = useState(false)
	const { form, amount } = payment
	if (!form) return null
	const isTest = form.key.startsWith('rzp_test_')
	async function open(event: FormEvent<HTMLFormElement>) {
		// Browsers inside other apps lose a window that is opened over the page.
		if (!form || isInApp(navigator.userAgent)) return
		event.preventDefault()
		if (isOpen) return
		setOpen(true)
		const element = event.currentTarget
		try {
			await openForm(form, {
				onPaid: (fields) => sendBack(returnUrl, fields),
				onClosed: () => window.location.replace(cancelUrl),
			})
		} catch {
			element.submit()
		}
	}
	const sum = inRupees(Math.round(amount * 100))
	return (
		<form method="post" action={form.page} onSubmit={open}>
			{Object.entries(form.fields).map(([name, value]) => (
				<input key={name} type="hidden" name={name} value={value} />
			))}
			<input type="hidden" name="callback_url" value={returnUrl} />
			<input type="hidden" name="cancel_url" value={cancelUrl} />
			<Stack gap={3} align="start">
				<WorkingButton type="submit" size="lg" fz="md" color="marigold.5" working={isOpen}>
					Pay {sum}
				</WorkingButton>
				<Text size="small">
					{payment.takesUpi
						? 'By card, UPI or net banking, with Razorpay.'
						: 'By net banking or card, with Razorpay: UPI takes up to ₹1,00,000 at once.'}{' '}
					We never see the details of your card.
				</Text>
				{isTest && (
					<Text size="small" strong>
						This shop is trying out online payment: nobody is charged.
					</Text>
				)}
			</Stack>
		</form>
	)
}
