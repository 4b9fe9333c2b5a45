@echo off
rem Twofold's command line. The program has windows, so a console does not wait for it; a script like this one does, and
rem hands on its streams and its exit code. What it writes is UTF-8. Without the -- the program would end without a word
rem where something follows an argument that looks like a link.
if "%~1"=="" (
  start "" "%~dp0..\..\Twofold.exe"
  exit /b 0
)
setlocal
for /f "tokens=2 delims=:." %%p in ('chcp 2^>nul') do set "page=%%p"
chcp 65001 >nul 2>nul
"%~dp0..\..\Twofold.exe" -- %*
set "code=%ERRORLEVEL%"
if defined page chcp %page% >nul 2>nul
exit /b %code%
