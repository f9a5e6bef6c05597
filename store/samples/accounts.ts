/** The accounts a demo store shows on its login page, so that each side can be tried at once. */
export const SAMPLE_ACCOUNTS = [
	{ email: 'buyer@solbazaar.example', password: 'sunny-day', role: 'Buyer', name: 'Asha Kulkarni' },
	{
		email: 'installer@solbazaar.example',
		password: 'sunny-day',
		role: 'Installer',
		name: 'Ravi Solar Works',
	},
	{ email: 'admin@solbazaar.example', password: 'sunny-day', role: 'Admin', name: 'Meera Iyer' },
] as const
