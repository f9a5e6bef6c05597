import { Disclosure } from '../ui/display/disclosure'
import { Stack } from '../ui/layout/stack'
import { Heading } from '../ui/text/heading'
import { Text } from '../ui/text/text'

interface Question {
	question: string
	answer: string[]
}

const QUESTIONS: Question[] = [
	{
		question: 'How long does delivery take?',
		answer: [
			'2-3 days within India for everything marked In Stock, with a call before we come. Panels travel upright on a pallet, so someone needs to be there to take them in.',
			'Look at the glass and the corners before you sign. Write any damage on the delivery note and send us a picture the same day; we replace what arrived broken.',
		],
	},
	{
		question: 'Who installs the system, and what happens on the day?',
		answer: [
			'An installer near you sees your order and accepts it. They call to agree on a day, look at the roof, the earthing and the meter, and tell you before any work if something else is needed.',
			'A home system of 3 kW takes one to two days. At the end you are shown how to switch it off, how to read the inverter, and you get the papers for the net meter.',
		],
	},
	{
		question: 'Which panels qualify for the government subsidy?',
		answer: [
			'PM Surya Ghar pays up to ₹30,000 for each of the first 2 kW and ₹18,000 for the third, at most ₹78,000 a home. It is paid to your bank account after the system has been inspected, not taken off our price.',
			'Only DCR panels count: cells and modules both made in India. The product page says so where it is the case. Apply at pmsuryaghar.gov.in before the installation begins, through a vendor registered there.',
		],
	},
	{
		question: 'What warranty do I get?',
		answer: [
			'The maker’s own. For panels that is usually 10 to 12 years on the product and 25 years on output; for hybrid inverters 5 to 10 years; for lithium batteries 5 to 10 years or a number of cycles, whichever comes first.',
			'Keep the invoice and the serial numbers. If something fails, write to us with both and we take it up with the maker for you.',
		],
	},
]

/** Of a demo, which alone has these questions. */
const IS_REAL: Question = {
	question: 'Is this a real shop?',
	answer: [
		'No. This is a demo store: no payment is taken and nothing is delivered. You can try every side of it with the sample accounts on the login page, as a buyer, an installer or an admin.',
	],
}

/** Five questions, one answer open at a time. */
export function Questions() {
	return (
		<section aria-labelledby="questions">
			<Heading level={2} size="title" id="questions">
				Frequently asked questions
			</Heading>
			{[...QUESTIONS, IS_REAL].map(({ question, answer }) => (
				<Disclosure key={question} name="question" title={question}>
					<Stack gap={3}>
						{answer.map((paragraph) => (
							<Text key={paragraph} measure>
								{paragraph}
							</Text>
						))}
					</Stack>
				</Disclosure>
			))}
		</section>
	)
}
