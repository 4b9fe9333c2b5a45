/** The page for a browser that comes without a start link: it says where to find one. No script, nothing personal. */

export const WAY_IN_PATH = '/way-in';
export const WAY_IN_STYLE_PATH = '/way-in.css';

export const WAY_IN_PAGE = `<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Twofold · 连连看</title>
<link rel="stylesheet" href="${WAY_IN_STYLE_PATH}">
</head>
<body>
<main>
<h1>Twofold · 连连看</h1>
<section lang="zh-CN">
<h2>游戏正在运行，但需要一个启动链接</h2>
<p>为了不让这台电脑上的其他人打开你的棋局，每个启动链接只能用一次。</p>
<ul>
<li>在启动 Twofold 的终端里，打开以 <code>READY</code> 开头的那一行给出的完整地址。</li>
<li>那个地址已经用过？再运行一次 <code>npm start</code>，它会给出新的链接，接着玩同一份存档。</li>
<li>游戏已经在另一个标签页里打开？在那里继续就好。</li>
</ul>
<p>如果你从没打开过那个地址，它却已经失效，可能是别人用了它：请结束 Twofold 再重新启动。</p>
</section>
<section lang="en">
<h2>The game is running, but it takes a start link to come in</h2>
<p>Each start link is good for one visit, so that nobody else on this machine can open your games.</p>
<ul>
<li>In the terminal that started Twofold, open the whole address in the line that begins with <code>READY</code>.</li>
<li>Has that address been used? Run <code>npm start</code> once more: it gives you a new link to the same games.</li>
<li>Is the game open in another tab? Just go on there.</li>
</ul>
<p>If you never opened that address and it does not work, somebody else may have used it: end Twofold and start it again.</p>
</section>
</main>
</body>
</html>
`;

/** In the colours of renderer/theme/tokens.css. */
export const WAY_IN_STYLE = `:root { color-scheme: light dark; }
body {
  margin: 0;
  background: light-dark(#efe9dc, #161b1a);
  color: light-dark(#23211c, #e6e2d8);
  font: 1rem/1.6 system-ui, 'Noto Sans CJK SC', 'PingFang SC', 'Microsoft YaHei', sans-serif;
}
main { max-width: 40rem; margin: 0 auto; padding: 3rem 1.5rem; }
h1 { margin: 0 0 1.5rem; font-size: 1.5rem; }
h2 { margin: 0 0 0.5rem; font-size: 1.125rem; }
section + section { margin-top: 2rem; padding-top: 2rem; border-top: 1px solid currentcolor; }
ul { padding-left: 1.25rem; }
li + li { margin-top: 0.25rem; }
code { font-size: 0.9375em; }
`;
