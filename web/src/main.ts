import './design/fonts.css';
import './design/tokens.css';
import './design/base.css';

import { mount } from 'svelte';
import App from './App.svelte';
import { lang, loadLang } from './i18n';

await loadLang(lang());
mount(App, { target: document.getElementById('app')! });
