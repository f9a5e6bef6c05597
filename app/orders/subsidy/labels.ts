import type { PaperKind, SubsidyStep } from '../../../domain/subsidy/rules'

/** The side that reads: the buyer, the installer, or the shop. */
export type Side = 'buyer' | 'installer' | 'shop'

interface StepLabel {
	name: string
	/** The one who does it. */
	who: string
	what: string
	/** The papers for it. */
	papers?: string
}

interface People {
	buyer: string
	buyers: string
	installer: string
	by: string
}

/** What each side calls the buyer and the installer. */
const PEOPLE: Record<Side, People> = {
	buyer: { buyer: 'You', buyers: 'your', installer: 'Your installer', by: 'your installer' },
	installer: { buyer: 'The buyer', buyers: 'the buyer’s', installer: 'You', by: 'you' },
	shop: {
		buyer: 'The buyer',
		buyers: 'the buyer’s',
		installer: 'The installer',
		by: 'the installer',
	},
}

/** @param side the one that reads: what one does, the other one is told by name */
export function stepLabels(side: Side): Record<SubsidyStep, StepLabel> {
	const { buyer, buyers, installer, by } = PEOPLE[side]
	return {
		register: {
			name: 'Register',
			who: buyer,
			what: `On the national portal of PM Surya Ghar: state, electricity company, connection number, and a code sent to ${buyers} phone.`,
			papers: 'The latest electricity bill',
		},
		feasibility: {
			name: 'Feasibility',
			who: 'The electricity company',
			what: 'It answers whether the plant can be connected. Up to 10 kW it counts as accepted.',
			papers: 'Identity, bill',
		},
		installation: {
			name: 'Installation',
			who: installer,
			what: 'The system is installed, and its data and a photo with its place go on the portal.',
			papers: 'Agreement, single-line diagram, certificates of panels and inverter, photo',
		},
		'net-meter': {
			name: 'Net meter',
			who: `The electricity company, asked by ${by}`,
			what: 'It fits a meter that counts what is fed in.',
		},
		inspection: {
			name: 'Inspection',
			who: 'The electricity company',
			what: `It looks at the plant and writes the commissioning certificate. From then on ${buyers} system may make power.`,
			papers: 'Commissioning certificate',
		},
		application: {
			name: 'Application for the money',
			who: buyer,
			what: `The number of ${buyers} bank account goes on the portal.`,
			papers: 'Cancelled cheque',
		},
		money: {
			name: 'Money',
			who: 'The scheme',
			what: `The subsidy is paid to ${buyers} bank account.`,
		},
	}
}

export const PAPER_LABELS: Record<PaperKind, string> = {
	bill: 'Electricity bill',
	identity: 'Identity (first eight digits covered)',
	cheque: 'Cancelled cheque',
	feasibility: 'Feasibility approval',
	agreement: 'Agreement with the installer',
	diagram: 'Single-line diagram',
	certificate: 'Certificate',
	photo: 'Photo of the plant',
	other: 'Another paper',
}
