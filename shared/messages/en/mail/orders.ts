import { dayNamed, moment, period, type Span } from '../../../format/dates.ts'
import { inRupees } from '../../../format/money.ts'
import { documentName, type NamedDocument } from '../sales/document-names.ts'
import type { OfShop } from './everywhere.ts'

interface OfOrder {
	orderId: string
}

interface By extends OfOrder {
	installer: string
}

/** What an installer comes for. */
interface OfVisit {
	visit?: 'survey' | 'installation' | undefined
}

const isSurvey = ({ visit }: OfVisit) => visit === 'survey'

interface OfDocument extends OfOrder {
	paper: NamedDocument
}

/** Texts of mails to buyers. */
export const orders = {
	'mail.order_received.subject': ({ orderId }: OfOrder) => `We have received your order ${orderId}`,
	'mail.order_received.title': 'Thank you for your order',
	'mail.order_received.text': ({ orderId }: OfOrder) =>
		`We have received your order ${orderId}. This is what you have ordered:`,
	'mail.order_received.next':
		'Next, we look for an installer near you. We write to you as soon as one has accepted your order; they then propose a day for the installation.',
	'mail.order_received.sent_by': ({ sendBy }: { sendBy: string | null }) =>
		`${sendBy === null ? 'We are getting your order ready' : `We will send it by ${dayNamed(sendBy)}`}, and write to you once it is on its way.`,

	'mail.order_corrected.subject': ({ orderId }: OfOrder) =>
		`Details of your order ${orderId} corrected`,
	'mail.order_corrected.title': 'We have corrected your details',
	'mail.order_corrected.text': ({ orderId, changed }: OfOrder & { changed: readonly string[] }) =>
		`For your order ${orderId}, this was corrected: ${changed.join(', ')}.`,
	'mail.order_corrected.next':
		'Please check it on the page of your order. If something is not right, reply to this mail.',

	'mail.order_link.subject': ({ orderId }: OfOrder) => `The link to your order ${orderId}`,
	'mail.order_link.title': 'The link to your order',
	'mail.order_link.text': ({ orderId }: OfOrder) =>
		`Somebody with the number and the phone number of your order ${orderId} has asked us for its link. It opens all of the order.`,
	'mail.order_link.next':
		'Was it not you? Then there is nothing to do: the link goes to this address alone.',

	'mail.order_received.after_payment':
		'Once your payment has arrived, we confirm your order and write to you.',
	'mail.order_received.after_confirmation':
		'Please confirm your order: by the code that we send you, on the page of the order, or on the phone. We keep the goods for you for a day.',

	'mail.installer_found.subject': ({ orderId }: OfOrder) =>
		`An installer for your order ${orderId}`,
	'mail.installer_found.title': 'We have found an installer for you',
	'mail.installer_found.text': ({ orderId, installer }: By) =>
		`${installer} has accepted your order ${orderId} and will propose a day for the installation.`,
	'mail.installer_found.next': 'You will find their contact details with your order.',

	'mail.change_proposed.subject': ({ orderId }: OfOrder) =>
		`Please look at a change of your order ${orderId}`,
	'mail.change_proposed.title': 'Your installer proposes a change',
	'mail.change_proposed.text': ({ orderId, installer }: By) =>
		`${installer} has looked at your site and proposes to change your order ${orderId}:`,
	'mail.change_proposed.next':
		'Nothing changes until you agree. You see both, side by side, with your order.',
	'mail.change_proposed.button': 'See the change and answer',

	'mail.appointment_proposed.subject': ({ orderId, ...of }: OfOrder & OfVisit) =>
		`Please confirm the ${isSurvey(of) ? 'survey' : 'appointment'} for order ${orderId}`,
	'mail.appointment_proposed.title': (of: OfVisit) =>
		isSurvey(of) ? 'A time for the survey of your roof' : 'A time for your installation',
	'mail.appointment_proposed.text': ({ installer }: By) =>
		`${installer} would like to come at this time:`,
	'mail.appointment_proposed.next': 'Please confirm it, or ask for another time.',
	'mail.appointment_proposed.button': 'Confirm or ask for another time',

	'mail.appointment_moved.subject': ({ orderId, ...of }: OfOrder & OfVisit) =>
		`Another time for ${isSurvey(of) ? 'the survey of ' : ''}your order ${orderId}`,
	'mail.appointment_moved.title': (of: OfVisit) =>
		`Your installer proposes another time${isSurvey(of) ? ' for the survey' : ''}`,
	'mail.appointment_moved.text': ({ installer }: By) =>
		`${installer} cannot keep the earlier time and would like to come at this one:`,

	'mail.appointment_confirmed.subject': ({ span, ...of }: OfVisit & { span: Span }) =>
		`Your ${isSurvey(of) ? 'survey' : 'installation'}: ${period(span)}`,
	'mail.appointment_confirmed.title': (of: OfVisit) =>
		`Your ${isSurvey(of) ? 'survey' : 'appointment'} is confirmed`,
	'mail.appointment_confirmed.text': ({ installer }: By) => `${installer} comes at this time:`,
	'mail.appointment_confirmed.next':
		'Please make sure someone is at home who can show the roof and the meter. If something comes up, ask for another time with your order.',

	'mail.job_done.subject': ({ orderId }: OfOrder) => `Your order ${orderId} is installed`,
	'mail.job_done.title': 'Your system is installed',
	'mail.job_done.text': ({ orderId, installer }: By) =>
		`${installer} has completed the installation of your order ${orderId}. What was done, with photos and serial numbers, is kept with your order.`,
	'mail.job_done.documents':
		'Your hand-over certificate and your warranty card are attached as PDF files, for you to keep.',
	'mail.job_done.next': 'If anything is not as it should be, reply to this mail.',

	'mail.parcel_sent.subject': ({ orderId }: OfOrder) =>
		`A parcel of your order ${orderId} is on its way`,
	'mail.parcel_sent.title': 'Your parcel is on its way',
	'mail.parcel_sent.text': ({
		orderId,
		hasMore,
		isFirst,
	}: OfOrder & { hasMore: boolean; isFirst: boolean }) =>
		hasMore
			? `We have sent a part of your order ${orderId}; the rest follows. This is in the parcel:`
			: `${isFirst ? 'Your order' : 'The rest of your order'} ${orderId} has been sent. This is in the parcel:`,
	'mail.document_issued.subject': ({ orderId, paper }: OfDocument) =>
		`${documentName(paper)} for your order ${orderId}`,
	'mail.document_issued.title': ({ paper }: { paper: NamedDocument }) =>
		`Your ${documentName(paper).toLowerCase()} is ready`,
	'mail.document_issued.text': ({ orderId }: OfOrder) =>
		`It is attached as a PDF file for you to keep. You also find it with your order ${orderId}.`,
	'mail.document_issued.next': 'If anything on it is not right, reply to this mail.',

	'mail.quotation_issued.subject': ({ shop }: OfShop) => `Your quotation from ${shop}`,
	'mail.quotation_issued.title': 'Your quotation',
	'mail.quotation_issued.text': ({ total, validUntil }: { total: number; validUntil: string }) =>
		`Here is the quotation you asked for: ${inRupees(total)} in all, valid until ${dayNamed(validUntil)}, while stock lasts.`,
	'mail.quotation_issued.next':
		'You can read it, open it as a PDF file, and put what it is of in your cart.',
	'mail.quotation_issued.button': 'See the quotation',

	'mail.order_cancelled.subject': ({ orderId }: OfOrder) => `Your order ${orderId} is cancelled`,
	'mail.order_cancelled.title': 'Your order is cancelled',
	'mail.order_cancelled.text': ({ orderId, isInstalled }: OfOrder & { isInstalled: boolean }) =>
		`Your order ${orderId} is cancelled. Nothing more will be ${isInstalled ? 'delivered or installed' : 'delivered'}.`,
	'mail.order_cancelled.reason': 'The reason given:',
	'mail.order_cancelled.next': 'If you did not want this, reply to this mail and we will help.',

	'mail.return_agreed.subject': ({ orderId }: OfOrder) => `Your return of order ${orderId}`,
	'mail.return_agreed.title': 'Your return is approved',
	'mail.return_agreed.text': ({ orderId }: OfOrder) =>
		`We take back what you asked to return of order ${orderId}. Once it has arrived, we refund it.`,
	'mail.return_changed.subject': ({ orderId }: OfOrder) => `Your return of order ${orderId}`,
	'mail.return_changed.title': 'Your return: what to do now',
	'mail.return_changed.text': ({ orderId }: OfOrder) =>
		`This holds from now on for the goods of order ${orderId} that you return.`,
	'mail.return.send': ({ until }: { until: string | null }) =>
		until === null ? 'Please send it to us.' : `Please send it to us by ${dayNamed(until)}.`,
	'mail.return.collected': ({ day }: { day: string }) =>
		`We collect it on ${dayNamed(day)} at the address of your order. Please have it packed by then.`,
	'mail.return.no_address': 'Reply to this mail, and we tell you where to send it.',
	'mail.return.destination':
		'What was not paid online cannot go back the way it came. Please tell us to which UPI id or bank account we send it.',
	'mail.return.packing': ({ packing }: { packing: string }) => packing,
	'mail.return_refused.subject': ({ orderId }: OfOrder) => `Your return of order ${orderId}`,
	'mail.return_refused.title': 'We cannot take this back',
	'mail.return_refused.text': ({ orderId }: OfOrder) =>
		`We cannot take back what you asked to return of order ${orderId}. If you do not agree, reply to this mail.`,
	'mail.cancel_refused.subject': ({ orderId }: OfOrder) =>
		`Your order ${orderId} cannot be cancelled`,
	'mail.cancel_refused.title': 'We cannot cancel your order',
	'mail.cancel_refused.text': ({ orderId }: OfOrder) =>
		`You asked us to cancel order ${orderId}. We cannot, so the order stands. If you do not agree, reply to this mail.`,

	'mail.feedback_reply.subject': ({ shop }: { shop: string }) => `A reply from ${shop}`,
	'mail.feedback_reply.title': 'Our reply to you',
	'mail.feedback_reply.text': 'You wrote to us. This is our reply:',
	'mail.feedback_reply.next': 'To write back, reply to this mail.',
	'mail.enquiry_answered.subject': ({ number }: { number: string }) =>
		`Your enquiry ${number} is answered`,
	'mail.enquiry_answered.title': 'Your enquiry is answered',
	'mail.enquiry_answered.text': ({ number, installer }: { number: string; installer: string }) =>
		`${installer} tells us that they have answered your enquiry ${number}.`,
	'mail.enquiry_answered.next':
		'If you have not heard from them, reply to this mail and we will look into it.',
	'mail.enquiry_answered.reply': ({ number }: { number: string }) =>
		`You have sent us the enquiry ${number}. This is our reply:`,
	'mail.enquiry_answered.reply_next': 'To write back, reply to this mail.',
	'mail.enquiry_answered.button': 'See your enquiries',
}

interface OfWork extends OfOrder {
	buyer: string
	city: string
}

interface OfWaiting extends OfOrder {
	pin: string
	/** District and state. */
	place?: string | null
}

const placed = ({ place, pin }: Pick<OfWaiting, 'place' | 'pin'>) =>
	place ? `${place} (PIN code ${pin})` : `PIN code ${pin}`

/** Words of mails to installers and admins. */
export const work = {
	'mail.place': placed,

	'mail.order_offered.subject': ({ orderId, pin }: OfWaiting) =>
		`Order ${orderId} to PIN code ${pin} is offered to you`,
	'mail.order_offered.title': 'An order is offered to you',
	'mail.order_offered.text': ({ orderId }: OfWaiting) =>
		`The order ${orderId} is in your area and waits for your answer. This is what is to be installed:`,
	'mail.order_offered.until': ({ until }: { until: number }) => moment(until),
	'mail.order_offered.next':
		'Accept it or decline it in your list of orders. Without an answer by then, the next installer is asked. You get the address once you have accepted.',
	'mail.order_offered.button': 'Answer the offer',

	'mail.offer_expired.subject': ({ orderId }: OfOrder) =>
		`Order ${orderId} is no longer offered to you`,
	'mail.offer_expired.title': 'Your time to answer is over',
	'mail.offer_expired.text': ({ orderId, ...to }: OfWaiting) =>
		`You have not answered in time whether you take the order ${orderId} to ${placed(to)}, so it is no longer offered to you.`,
	'mail.offer_expired.next':
		'There is nothing to do. If you take no jobs for a while, set the jobs a week in your profile to 0: then you are not asked.',
	'mail.offer_expired.button': 'See your orders',

	'mail.order_unassigned.subject': ({ orderId, pin }: OfWaiting) =>
		`Order ${orderId} to PIN code ${pin} has no installer`,
	'mail.order_unassigned.title': 'An order fits no installer',
	'mail.order_unassigned.text': ({ orderId, ...to }: OfWaiting) =>
		`Nobody can be asked to install the order ${orderId} to ${placed(to)}: no installer serves the PIN code, or those who do have enough to do, or have declined it or not answered.`,
	'mail.order_unassigned.next':
		'It is offered automatically as soon as one of the others is free. You can also choose an installer, or ask all installers again.',
	'mail.order_unassigned.button': 'Choose an installer',

	'mail.work_cancelled.subject': ({ orderId }: OfOrder) => `Order ${orderId} was cancelled`,
	'mail.work_cancelled.title': 'An order of yours was cancelled',
	'mail.work_cancelled.text': ({ orderId, buyer, city }: OfWork) =>
		`The order ${orderId} of ${buyer} in ${city} was cancelled. Any appointment for it is off.`,
	'mail.work_cancelled.button': 'See your orders',

	'mail.visit_confirmed.subject': ({ span, city }: OfWork & { span: Span }) =>
		`Confirmed: ${city}, ${period(span)}`,
	'mail.visit_confirmed.title': 'Your customer has confirmed the appointment',
	'mail.visit_confirmed.text': ({ buyer, city }: OfWork) =>
		`${buyer} in ${city} expects you at this time:`,

	'mail.visit_to_move.subject': ({ orderId }: OfOrder) =>
		`Another time is asked for: order ${orderId}`,
	'mail.visit_to_move.title': 'Your customer asks for another time',
	'mail.visit_to_move.text': ({ buyer, city }: OfWork) =>
		`${buyer} in ${city} cannot keep this time:`,
	'mail.visit_to_move.preference': 'They would prefer:',
	'mail.visit_to_move.next': 'Please propose another time.',

	'mail.low_stock.subject': ({ shop, count }: OfShop & { count: number }) =>
		count === 1 ? `1 product runs low at ${shop}` : `${count} products run low at ${shop}`,
	'mail.low_stock.title': 'These products run low',
	'mail.low_stock.text': 'Little has been left of these products since yesterday:',
	'mail.low_stock.left': ({ stock }: { stock: number }) =>
		stock === 0 ? 'none left' : `${stock} left`,
	'mail.low_stock.button': 'Manage stocks',
}
